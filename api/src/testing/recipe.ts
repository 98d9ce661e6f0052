import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The examples of one kind below a heading of the how-to about the database, each as its lines, without the names. */
export function recipe(heading: string, kind = 'sh'): string[][] {
  const document = join(__dirname, '../../../docs/how-to/run-the-database.md');
  const parts = readFileSync(document, 'utf8').split(/^## /m);
  const part = parts.find((each) => each.startsWith(`${heading}\n`)) ?? '';
  return [...part.matchAll(/^```(\w*)\n([^]*?)^```$/gm)]
    .filter(([, language]) => language === kind)
    .map(([, , lines]) => lines!.split('\n').filter(Boolean));
}
