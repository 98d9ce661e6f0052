import { getTableColumns, getTableName } from 'drizzle-orm';
import escape from 'escape-html';
import { formatDateTime } from 'shared/model/format';
import * as inHindi from 'shared/model/hindi';
import type { LanguageCode } from 'shared/model/language';
import { periods, periodSentence, retentionTexts } from 'shared/model/retention';
import type { PersonalData } from 'shared/model/schemas';
import type { Services } from '../../platform/app-types';
import { HttpError } from '../../platform/errors';
import { spoken } from '../../platform/language';
import { readableEmail } from '../../platform/text-forms';
import type { Identity } from '../accounts/person-identity';
import { texts as english } from './account-data-texts';
import { texts as hindi } from './account-data-texts.hi';
import { personWith } from './person';
import { retentionRules } from './retention-rules';

const textsIn = { en: english, hi: hindi };
const retentionIn = { en: retentionTexts, hi: inHindi.retentionTexts };

/**
 * Everything that is kept of a person, without hashes and secrets; what it is, and how long it is kept, in the
 * language. 404 if there is nothing.
 */
export async function personalData(
  { database, now }: Pick<Services, 'database' | 'now'>,
  identity: Identity,
  language: LanguageCode = 'en',
): Promise<PersonalData> {
  const person = await personWith(database, identity);
  if (!person) throw new HttpError(404, 'Nothing is known of this person.');
  const words = retentionIn[language];
  const parts: PersonalData['parts'] = [];
  for (const { table, of, period, withheld, isHandedOver } of retentionRules) {
    const condition = isHandedOver && of?.(person, database);
    if (!condition) continue;
    const found: Record<string, unknown>[] = await database.select().from(table).where(condition);
    if (found.length === 0) continue;
    const hidden: readonly string[] = withheld;
    const columns = Object.entries(getTableColumns(table)).filter(
      ([field]) => !hidden.includes(field),
    );
    parts.push({
      what: words.texts[period].what,
      kept: periodSentence({ ...periods[period], ...words.texts[period] }, words),
      table: getTableName(table),
      rows: found.map((row) =>
        Object.fromEntries(columns.map(([field, column]) => [column.name, row[field]])),
      ),
    });
  }
  return {
    made_at: now().toISOString(),
    person: { name: person.name, email: readableEmail(person.email), phone: person.number },
    parts,
  };
}

/**
 * The same as a page that can be read and printed without this site. Tables and columns have their English names
 * in every language.
 */
export function personalDataPage(
  { made_at, person, parts }: PersonalData,
  language: LanguageCode = 'en',
): string {
  const texts = textsIn[language];
  const { tag, words } = spoken[language];
  const title = texts.title(person.name);
  const named = (name: string) => `<span lang="en">${escape(name.replaceAll('_', ' '))}</span>`;
  const time = (at: string) => formatDateTime(at, words);
  const value = (given: unknown): string => {
    if (given === null || given === undefined || given === '') return '–';
    if (given instanceof Date) return time(given.toISOString());
    return typeof given === 'object' ? JSON.stringify(given, null, 2) : String(given);
  };
  const row = (fields: Record<string, unknown>) =>
    `<dl>${Object.entries(fields)
      .map(([name, given]) => `<dt>${named(name)}</dt><dd>${escape(value(given))}</dd>`)
      .join('')}</dl>`;
  return `<!doctype html>
<html lang="${tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escape(title)}</title>
<style>
body{margin:0 auto;max-width:60rem;padding:1.5rem 1rem;font:16px/1.5 'Segoe UI',Arial,sans-serif;color:#1b1a2e;background:#fffdf7}
h1,h2{font-family:Georgia,serif;line-height:1.25}
section{padding-top:1rem;border-top:1px solid #e5dcc8;margin-top:2rem}
dl{display:grid;grid-template-columns:minmax(7rem,12rem) minmax(0,1fr);gap:.25rem 1rem;margin:1rem 0;padding:1rem;background:#f7f1e3;break-inside:avoid}
dt{color:#5a5468}dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}
</style></head><body><main>
<h1>${escape(title)}</h1>
<p>${escape(texts.made(time(made_at), [person.email, person.phone].filter(Boolean).join(', ')))}</p>
${parts
  .map(
    ({ what, kept, table, rows }) =>
      `<section><h2>${escape(what)}</h2><p>${escape(kept)} ${texts.storedAs(named(table))}</p>${rows.map(row).join('')}</section>`,
  )
  .join('\n')}
</main></body></html>`;
}
