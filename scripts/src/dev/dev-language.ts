import { english, languages, type Language } from 'shared/model/language';
import { languagesOf } from '../build/build-unit';

/** The language of pages under development: `--language CODE`, by default English. Throws for an unknown code, and for
 * a remote without texts in it. */
export function devLanguage(
  remotes: readonly string[],
  code: string | boolean = english.code,
): Language {
  const language = languages.find((each) => each.code === code);
  if (!language) {
    const codes = languages.map((each) => each.code);
    throw new Error(`--language ${code} is none of the site's: ${codes.join(', ')}.`);
  }
  const silent = remotes.find((name) => !languagesOf(name).includes(language));
  if (silent) {
    throw new Error(
      `${silent} has no texts in ${language.name} yet: begin with src/texts.${code}.ts.`,
    );
  }
  return language;
}
