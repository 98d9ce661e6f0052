import bidiFactory from 'bidi-js';
import type { HarfBuzz } from './harfbuzz';
import { fontNames, fontOf, type Direction, type Font, type Weight } from './fonts';

const bidi = bidiFactory();
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A part of a line that one font shows in one direction. */
export interface Run {
  font: Font;
  direction: Direction;
  /** What is drawn: the text itself or, where no font has it, its plain letters or its stand-in. */
  shown: string;
  isStandIn: boolean;
  /** What the text is. A reader that copies or searches gets this. */
  text: string;
}

/** Characters that only join, separate or choose forms: fonts need no glyph for them. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;

/** Splits a line into words and the spaces between them, each into runs, in the order of drawing. */
export function runsOf(harfBuzz: HarfBuzz, value: string, weight: Weight, heading: boolean): Run[] {
  const line = value.replace(/[\s\p{Cc}]/gu, ' ');
  const { levels } = bidi.getEmbeddingLevels(line);
  const runs: (Run & { level: number })[] = [];
  for (const [word] of line.matchAll(/\s+|\S+/gu)) {
    const start = runs.reduce((sum, { text }) => sum + text.length, 0);
    const candidates = fontNames(word, weight, heading).values();
    const loaded: Font[] = [];
    /** The first font that has the text; a font is loaded only when those before it lack something. */
    const fontWith = (text: string): Font | undefined => {
      const known = loaded.find((font) => shows(font, text));
      if (known) return known;
      for (const name of candidates) {
        const font = fontOf(harfBuzz, name);
        loaded.push(font);
        if (shows(font, text)) return font;
      }
      return undefined;
    };
    // A word in one font looks better than one in which a single letter comes from another.
    const ofWord = isText(word) ? fontWith(word) : undefined;
    let at = start;
    for (const { segment } of graphemes.segment(word)) {
      const level = levels[at] ?? 0;
      at += segment.length;
      // Letters of another style, such as 𝓐, are drawn as plain ones where no font has them.
      const plain = segment.normalize('NFKC');
      const own = ofWord ?? fontWith(segment);
      const found = own ?? fontWith(plain);
      const previous = at - segment.length > start ? runs.at(-1) : undefined;
      if (found && previous?.font === found && previous.level === level && !previous.isStandIn) {
        previous.shown += own ? segment : plain;
        previous.text += segment;
        continue;
      }
      const shown = own ? segment : found ? plain : standIn(segment);
      runs.push({
        font: found ?? fontOf(harfBuzz, `mukta-latin-${weight}`),
        direction: found && level % 2 === 1 ? 'rtl' : 'ltr',
        shown,
        isStandIn: !found,
        text: segment,
        level,
      });
    }
  }
  return inVisualOrder(runs);
}

const isText = (word: string): boolean => !/^\s/u.test(word);

/** The characters of a text that no font here has, each once, in a form that can be read. */
export function standInsOf(harfBuzz: HarfBuzz, text: string): string[] {
  const found = runsOf(harfBuzz, text, 400, false).filter(({ isStandIn }) => isStandIn);
  return [...new Set(found.map(({ text: missing }) => missing))];
}

/** For example `[U+1F31F]`; the parts of one sign together: `[U+1F469+1F393]`. */
function standIn(grapheme: string): string {
  const codes = Array.from(grapheme)
    .filter((character) => !INVISIBLE.test(character))
    .map((character) => character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0'));
  return codes.length > 0 ? `[U+${codes.join('+')}]` : '';
}

/** Whether a font has every character, either as written or composed as Unicode says. */
function shows(font: Font, text: string): boolean {
  return [text, text.normalize('NFC'), text.normalize('NFD')].some((form) =>
    Array.from(form).every(
      (character) => font.has(character.codePointAt(0)!) || INVISIBLE.test(character),
    ),
  );
}

/** Rule L2 of the bidirectional algorithm (UAX 9): reverses each stretch of a higher level. */
function inVisualOrder<Levelled extends { level: number }>(runs: readonly Levelled[]): Levelled[] {
  const ordered = [...runs];
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1) {
    for (let start = 0; start < ordered.length; start += 1) {
      let end = start;
      while (end < ordered.length && ordered[end]!.level >= level) end += 1;
      if (end - start > 1) {
        ordered.splice(start, end - start, ...ordered.slice(start, end).reverse());
      }
      start = Math.max(start, end);
    }
  }
  return ordered;
}
