import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sources } from '../units/inputs';

/**
 * The names between the style sheets of the host and the sections: custom properties (`--gold`) and the few
 * classes that are not of one component (`.tabular`).
 */
export type StyleNames = readonly string[];

const textOf = (folder: string, kind: RegExp): string =>
  sources(folder)
    .filter((file) => kind.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');

const found = (text: string, name: RegExp): string[] =>
  [...text.matchAll(name)].map(([, match]) => match!);

const DEFINED_TOKEN = /(--[\w-]+)['"]?\]?\s*:/g;
/** A token with a value to fall back to may be missing. */
const USED_TOKEN = /var\(\s*(--[\w-]+)\s*\)/g;

/** What the built style sheets of the host define. The classes of components have the name of the unit in front. */
export function givenStyles(web: string): StyleNames {
  const sheets = textOf(web, /\.css$/);
  const classes = found(sheets, /\.([a-z][\w-]*)(?=[^{}]*\{)/g).filter(
    (name) => !name.startsWith('shell_'),
  );
  return sorted([...found(sheets, DEFINED_TOKEN), ...classes.map((name) => `.${name}`)]);
}

/** What a section takes from the host: the tokens that it does not define itself, and the classes that it names. */
export function usedStyles(folder: string): StyleNames {
  const text = textOf(folder, /\.(css|tsx?)$/);
  const own = new Set([
    ...found(text, DEFINED_TOKEN),
    ...found(text, /setProperty\(\s*'(--[\w-]+)'/g),
  ]);
  const classes = found(text, /\bclassName="([^"]*)"/g).flatMap((names) => names.split(/\s+/));
  return sorted([
    ...found(text, USED_TOKEN).filter((token) => !own.has(token)),
    ...classes.filter(Boolean).map((name) => `.${name}`),
  ]);
}

const sorted = (names: readonly string[]) => [...new Set(names)].sort();
