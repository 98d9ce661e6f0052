import type { LanguageCode } from '../language';

/**
 * A part of the catalogue as readers of one language get it: an entry, a list of entries or all of it, without `hi`. In
 * Hindi, its texts stand in the place of the English ones; an English text without Hindi stays.
 */
export function inLanguage<Part>(part: Part, code: LanguageCode): Part {
  // Every field stays, but `hi`, which is optional, and a text stays a text.
  return reading(part, code) as Part;
}

/** The title of a course or webinar in a language; without a Hindi one, the English. */
export const titleIn = ({ title, hi }: Titled, code: LanguageCode): string =>
  (code === 'hi' && hi?.title) || title;

interface Titled {
  readonly title: string;
  readonly hi?: { readonly title?: string };
}

function reading(part: unknown, code: LanguageCode): unknown {
  if (Array.isArray(part)) return part.map((each) => reading(each, code));
  if (!isGroup(part)) return part;
  const { hi, ...fields } = part;
  const hindi = code === 'hi' && isGroup(hi) ? hi : {};
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      reading(translated(value, hindi[name]), code),
    ]),
  );
}

/** The Hindi of a text, of each text in a list, or of all paragraphs together. */
function translated(english: unknown, hindi: unknown): unknown {
  if (!Array.isArray(english) || !Array.isArray(hindi)) return hindi || english;
  const isOfTexts = english.every((text) => typeof text === 'string');
  if (isOfTexts) return english.map((text, index) => translated(text, hindi[index]));
  return hindi.length > 0 ? hindi : english;
}

const isGroup = (part: unknown): part is Readonly<Record<string, unknown>> =>
  typeof part === 'object' && part !== null && !Array.isArray(part);
