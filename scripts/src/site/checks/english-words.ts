import escapeHtml from 'escape-html';
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

/** Attributes that are read out or shown. */
const SHOWN = /\s(?:aria-label|alt|title|placeholder|content)="([^"]*)"/g;
const TAG =
  /<(\/?)([a-z][a-z0-9-]*)((?:\s(?:"[^"]*"|[^<>"])*)?)\/?>|<!--[\s\S]*?-->|<![a-z][^>]*>/gi;
/** What looks like a tag in one of these is text for a program. */
const PROGRAM = /<(script|style)(?=[\s>])[\s\S]*?<\/\1\s*>/gi;
/** Elements without an end tag, and those whose content is no text. */
const VOID = new Set(['area', 'br', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr', 'path']);
const NO_TEXT = new Set(['template', 'code']);

/** Addresses, e-mail addresses and one-letter marks are no words. */
const WORD = /[A-Za-z][A-Za-z'’]+/g;
const NO_WORDS = /https?:\S+|\S+@\S+|[\w-]+(?:\.[\w-]+)+|&[a-z]+;|&#\w+;|\b\w*\d\w*/g;

/**
 * The English words in the HTML of a page in another language, each with the text that it stands in. Names, and parts
 * that say by `lang` that they are in English, are none.
 */
export function englishWords(page: string, names: ReadonlySet<string>): string[] {
  const html = page.replace(PROGRAM, ' ');
  const found: string[] = [];
  const open: { name: string; isSilent: boolean }[] = [];
  const isSilent = () => open.at(-1)?.isSilent ?? false;
  const look = (text: string) => {
    const plain = text.replace(NO_WORDS, ' ');
    const words = plain.match(WORD) ?? [];
    if (words.some((word) => !NAMES.has(word) && !names.has(word))) found.push(text.trim());
  };
  let end = 0;
  for (const tag of html.matchAll(TAG)) {
    if (!isSilent()) look(html.slice(end, tag.index));
    end = tag.index + tag[0].length;
    const [, isEnd, given, attributes = ''] = tag;
    const name = given?.toLowerCase();
    if (!name) continue;
    if (isEnd) {
      while (open.length > 0 && open.pop()!.name !== name);
      continue;
    }
    const own = /\slang="([^"]*)"/.exec(attributes)?.[1];
    const inherits = own === undefined ? isSilent() : own.startsWith('en');
    const silent = inherits || NO_TEXT.has(name);
    const isMeta =
      name === 'meta' && !/name="description"|property="og:(title|description)"/.test(attributes);
    if (!silent && !isMeta) for (const [, value = ''] of attributes.matchAll(SHOWN)) look(value);
    if (!VOID.has(name) && !attributes.endsWith('/')) open.push({ name, isSilent: silent });
  }
  look(html.slice(end));
  return [...new Set(found)].filter(Boolean);
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
      const words = englishWords(withoutStandIns(htmlOf(addressIn(prefix, path))), names);
      if (words.length === 0) return [];
      const [first, ...others] = words;
      const more = others.length > 0 ? ` and ${others.length} more` : '';
      return [`${name}: ${addressIn(prefix, path)} is partly in English: "${first}"${more}.`];
    }),
  );
}

/** The texts of a catalogue with English words, which its pages show as they are, the longest first. */
function standIns(catalogue: PublicCatalogue, code: LanguageCode): string[] {
  const texts = new Set<string>();
  const walk = (value: unknown): void => {
    if (typeof value === 'string') {
      // Marks such as `yes` stand in other words, too. A student may write in both languages at once.
      if (/[a-z]{2}/i.test(value) && value.length > 5) texts.add(value);
    } else if (typeof value === 'object' && value !== null) Object.values(value).forEach(walk);
  };
  walk(inLanguage(catalogue, code));
  return [...texts].sort((one, other) => other.length - one.length);
}

/** Removes texts from HTML, in which React and the publisher write apostrophes in different ways. */
const withoutTexts = (texts: readonly string[]) => (html: string) =>
  texts
    .map((text) => escapeHtml(text))
    .flatMap((text) => [text, text.replaceAll('&#39;', '&#x27;')])
    .reduce((rest, text) => rest.replaceAll(text, ' '), html.replaceAll('\u00a0', ' '));

/** The words in the names of people, places and the company, which are never translated. */
export function namesIn(catalogue: PublicCatalogue): Set<string> {
  const names = new Set<string>();
  const add = (text: string) => {
    for (const word of text.match(WORD) ?? []) names.add(word);
  };
  const walk = (value: unknown, key = ''): void => {
    if (typeof value === 'string') {
      if (/name|city/i.test(key)) add(value);
    } else if (typeof value === 'object' && value !== null) {
      for (const [own, each] of Object.entries(value)) walk(each, own);
    }
  };
  walk([catalogue, samplePeople]);
  for (const text of [parentCompany, ...postalAddress]) add(text);
  return names;
}
