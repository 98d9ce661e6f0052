import escapeHtml from 'escape-html';
import { Parser } from 'htmlparser2';
import * as samplePeople from 'shared/model/sample-people';
import { parentCompany, postalAddress } from 'shared/model/config';
import { inLanguage, type PublicCatalogue } from 'shared/model/catalogue';
import { english, type Language, type LanguageCode } from 'shared/model/language';
import type { RemoteManifest } from '../../units/manifest';
import { addressIn } from '../state/editions';
import { renderedPaths } from '../state/state';

/** What stays in Latin letters in every language (docs/hindi.md), and the keys that the privacy policy names. */
const NAMES: ReadonlySet<string> = new Set(
  [
    'Nakshank WhatsApp YouTube Instagram JavaScript IndexedDB Google Zoom Meet Microsoft Numerology HR',
    'PDF UPI GST GSTIN CIN IST OTP CV ID HSN SAC PIN FAQ SMS INR CSV',
    'Data Protection Board of India tax invoice credit note',
    'token user cart billing order code paid resend visited opened anew known device call candidates canary bucket language switch waiting install refused',
  ].flatMap((line) => line.split(' ')),
);

/** Attributes that are read out or shown; of `meta` elements only those of descriptions. */
const SHOWN = ['aria-label', 'alt', 'title', 'placeholder', 'content'];
const DESCRIPTIONS = ['description', 'og:title', 'og:description'];
/** Elements whose content nobody reads as text. */
const NO_TEXT = ['script', 'style', 'template', 'code'];

/** Addresses, e-mail addresses and one-letter marks are no words. */
const WORD = /[A-Za-z][A-Za-z'’]+/g;
const NO_WORDS = /https?:\S+|\S+@\S+|[\w-]+(?:\.[\w-]+)+|&[a-z]+;|&#\w+;|\b\w*\d\w*/g;

/**
 * The English words in the HTML of a page in another language, each with the text that it stands in. Names, and parts
 * that say by `lang` that they are in English, are none.
 */
export function englishWords(page: string, names: ReadonlySet<string>): string[] {
  const found = new Set<string>();
  const look = (text: string) => {
    const words = text.replace(NO_WORDS, ' ').match(WORD) ?? [];
    if (words.some((word) => !NAMES.has(word) && !names.has(word))) found.add(text.trim());
  };
  /** For each open element, whether its texts are left out. */
  const silent = [false];
  new Parser(
    {
      onopentag: (element, { lang, ...attributes }) => {
        const isSilent = lang === undefined ? silent.at(-1)! : lang.startsWith('en');
        silent.push(isSilent || NO_TEXT.includes(element));
        const { name, property } = attributes;
        if (element === 'meta' && !DESCRIPTIONS.includes(name ?? property ?? '')) return;
        if (!silent.at(-1)) for (const shown of SHOWN) look(attributes[shown] ?? '');
      },
      ontext: (text) => {
        if (!silent.at(-1)) look(text);
      },
      onclosetag: () => void silent.pop(),
    },
    { decodeEntities: false },
  ).end(page);
  return [...found];
}

/**
 * One line for each prerendered page of a section that is partly in English in another language. What the owner has
 * written in English only is no fault of the section.
 */
export function halfInEnglish(
  { name, routes }: Pick<RemoteManifest, 'name' | 'routes'>,
  catalogue: PublicCatalogue,
  { code, prefix }: Language,
  htmlOf: (path: string) => string,
  names: ReadonlySet<string>,
): string[] {
  if (code === english.code) return [];
  const withoutStandIns = withoutTexts(standIns(catalogue, code));
  return routes.flatMap((route) =>
    renderedPaths(route, catalogue).flatMap((path) => {
      const html = withoutStandIns(htmlOf(addressIn(prefix, path)));
      const [first, ...others] = englishWords(html, names);
      if (first === undefined) return [];
      const more = others.length > 0 ? ` and ${others.length} more` : '';
      return [`${name}: ${addressIn(prefix, path)} is partly in English: "${first}"${more}.`];
    }),
  );
}

/** The texts of a catalogue with English words, which its pages show as they are, the longest first. */
function standIns(catalogue: PublicCatalogue, code: LanguageCode): string[] {
  const texts = textsIn(inLanguage(catalogue, code)).map(([, text]) => text);
  // Marks such as `yes` stand in other words, too. A student may write in both languages at once.
  const latin = texts.filter((text) => /[a-z]{2}/i.test(text) && text.length > 5);
  return [...new Set(latin)].sort((one, other) => other.length - one.length);
}

/** All texts, each with the name of its field. */
function textsIn(value: unknown, field = ''): [field: string, text: string][] {
  if (typeof value === 'string') return [[field, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([own, each]) => textsIn(each, own));
}

/** Removes texts from HTML, in which React and the publisher write apostrophes in different ways. */
const withoutTexts = (texts: readonly string[]) => (html: string) =>
  texts
    .map((text) => escapeHtml(text))
    .flatMap((text) => [text, text.replaceAll('&#39;', '&#x27;')])
    .reduce((rest, text) => rest.replaceAll(text, ' '), html.replaceAll('\u00a0', ' '));

/** The words in the names of people, places and the company, which are never translated. */
export function namesIn(catalogue: PublicCatalogue): Set<string> {
  const named = textsIn([catalogue, samplePeople]).filter(([field]) => /name|city/i.test(field));
  const texts = [...named.map(([, text]) => text), parentCompany, ...postalAddress];
  return new Set(texts.flatMap((text) => text.match(WORD) ?? []));
}
