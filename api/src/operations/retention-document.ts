import { getTableColumns, getTableName } from 'drizzle-orm';
import { periods, periodSentence } from 'shared/model/retention';
import { personalColumns } from '../modules/privacy/impersonal-columns';
import { retentionRules, type RetentionRule } from '../modules/privacy/retention-rules';

const introduction = `# What is kept of people

Every table with personal records, how long it is kept, and what an erasure does with it. The rules are in
\`api/src/modules/privacy/retention-rules.ts\`, the periods in \`shared/src/model/retention\`; the privacy page is
written from the same periods. \`node scripts/run.mjs retention-document\` writes this file, and a test compares
the rules with the columns of the database.

| table | columns | whose | kept | at erasure |
| --- | --- | --- | --- | --- |
`;

const files = `
## Outside the database

| where | what | kept | at erasure |
| --- | --- | --- | --- |
| \`uploads\` in DATA_DIR, or the object store | pictures of profiles, pictures and documents of the catalogue | ${periodSentence(periods.unusedFile)} | the picture of the account is removed |
| \`outbox\` in DATA_DIR, where no mail server is set | e-mails and text messages | ${periodSentence(periods.sentMessage)} At most 5,000. | those to the person, or that name the person, are removed |
| the log | account numbers, route patterns, network addresses | ${periodSentence(periods.log)} \`deploy/journald@site.conf\` has the limit. | ends by its age |
| backups | all of the above, as it was | as long as you keep them | a person who was erased since is erased again after a restore: the log and the audit log have the account numbers |
`;

/** docs/retention.md, from the rules; the formatter aligns the columns. */
export const retentionDocument = (): string =>
  `${introduction}${retentionRules.map(row).join('\n')}\n${files}`;

function row(rule: RetentionRule): string {
  const { table, whose, period, ends } = rule;
  const columns: Record<string, { name: string }> = getTableColumns(table);
  const names = personalColumns(table)
    .map((name) => `\`${name}\``)
    .join(', ');
  const kept = [...new Set([period, ...ends.map((end) => end.period)])].map((name) =>
    periodSentence(periods[name]),
  );
  return `| \`${getTableName(table)}\` | ${names} | ${whose} | ${kept.join(' ')} | ${atErasure(rule, columns)} |`;
}

function atErasure(
  { of, mentions, erasure }: RetentionRule,
  columns: Record<string, { name: string }>,
): string {
  if (erasure === 'keep') return 'stays';
  const rows = of ? 'of the person' : 'that name the person';
  const named = of && mentions.length > 0 ? ', and those that name the person' : '';
  if (erasure === 'remove') return `rows ${rows}${named} are removed`;
  const cleared = Object.keys(erasure).map((field) => `\`${columns[field]!.name}\``);
  return `rows ${rows}${named} stay without ${cleared.join(', ')}`;
}
