export type LanguageCode = 'en' | 'hi';

/** A language of the site. */
export interface Language {
  /** As in the names of its files: `texts.hi.ts`. */
  readonly code: LanguageCode;
  /** The tag of BCP 47, for `lang`, `Intl` and `Accept-Language`. */
  readonly tag: string;
  /** Its name in itself, as the switch of languages shows it. */
  readonly name: string;
  /** The begin of the addresses of its pages; empty for the first language. */
  readonly prefix: string;
}

export const english = { code: 'en', tag: 'en-IN', name: 'English', prefix: '' } as const;
export const hindi = { code: 'hi', tag: 'hi-IN', name: 'हिन्दी', prefix: '/hi' } as const;

/**
 * All languages of the site. The files of a language carry its code before their ending, and a build for a
 * language takes them where they exist; those of the first language carry none.
 */
export const languages: readonly Language[] = [english, hindi];

/** The begin of a path that says its language: `/hi` of `/hi/courses`. */
export const prefixAt = (path: string): string =>
  languages.find(({ prefix }) => prefix !== '' && `${path}/`.startsWith(`${prefix}/`))?.prefix ??
  '';
