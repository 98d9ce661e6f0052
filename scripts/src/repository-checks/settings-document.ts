import { settingsByTopic, type DescribedSetting } from 'node-shared/settings-table';

const introduction = `# Settings

All settings are environment variables; an empty one counts as not set. Each may be in a file instead that
\`NAME_FILE\` names, such as \`SECRET_KEY_FILE=/run/secrets/key\`. A bad value stops the start
with one line that names it. \`npm start\` requires none. \`npm run serve\` and \`npm run check\` refuse what the
last column says: a setting that is needed and missing, an address without https, a secret that is short, a
placeholder or used twice, and more, each in one line.

The tables are those of \`node-shared/src/settings-table.ts\`: \`node scripts/run.mjs settings-document\` writes
this file.
`;

const remarks: Readonly<Record<string, string>> = {
  'Object stores': `The site and the uploads can be in an object store with the S3 protocol. Both have the same key, region and
address ([how](how-to/grow.md)).

`,
  'Build and publish': `\`API_BASE\`, \`UPLOAD_URL\` and \`PAYMENT_HOSTS\` are compiled into the units: another value makes another version. From
\`WHATSAPP_NUMBER\` to \`SOCIAL_INSTAGRAM\`, and \`GSTIN\`, the publisher writes them into the pages when it starts; the server
has the same for e-mails and receipts.

`,
};

/** docs/settings.md, from the table of settings; the formatter aligns the columns. */
export function settingsDocument(): string {
  const byTopic: Readonly<Record<string, Readonly<Record<string, DescribedSetting>>>> =
    settingsByTopic;
  const topics = Object.entries(byTopic).map(
    ([topic, settings]) => `## ${topic}

${remarks[topic] ?? ''}| setting | what it does | without it | in production |
| --- | --- | --- | --- |
${Object.entries(settings)
  .map(([name, row]) => rowOf(name, row))
  .join('\n')}
`,
  );
  return [introduction, ...topics].join('\n');
}

function rowOf(name: string, row: DescribedSetting): string {
  // Of two, the value; of one, the setting itself.
  const {
    fallback,
    neededWith,
    without = neededWith && `needed for \`${neededWith.at(-1)}\``,
  } = row;
  const marks = (['needed', 'secret', 'https'] as const).filter((mark) => row[mark]);
  return `| \`${name}\` | ${row.about} | ${without ?? `\`${fallback}\``} | ${marks.join(', ')} |`;
}
