import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../units/units';

/** Code, and a part of the expected message; `null` if the code is allowed. */
const examples: [code: string, message: string | null][] = [
  ["import styles from './Card.module.css'; export const a = styles.crad;", 'has no class .crad'],
  ["import styles from './Card.module.css'; export const a = styles.card;", null],
  ['export const Fee = () => <p>Only ₹24,999</p>;', 'from the catalogue'],
  ['export const fee = `₹ ${"x"}${1} ₹5`;', 'from the catalogue'],
  ['export const fee = { inCart: 9_999 };', 'from the catalogue'],
  ["export const fee = 'Rs 9,999 a course';", 'from the catalogue'],
  ["export const claims = ['5,000 charts', '19,999', '9,999,000', '₹'];", null],
  ["export const load = () => import('mf-auth/routes');", 'through the registry'],
  ['export const load = (name) => import(`mf-${name}/routes`);', 'through the registry'],
  ["export const load = () => import('./HomePage');", null],
  ["export const keep = () => localStorage.setItem('a', 'b');", 'may throw'],
  ['export const keep = () => window.sessionStorage.clear();', 'may throw'],
  ['export const Box = () => <p style={{ color: "red" }} />;', 'content security policy'],
  ['export default function Page() {}', 'Export by name'],
  ['const Page = 1; export { Page as default };', 'Export by name'],
  ["export const a = () => toast('Saved.', { variant: 'success' });", 'model/messages'],
  ['export const a = () => toast(`Saved ${1}.`);', 'model/messages'],
  ["export const a = (is) => toast(is ? 'On.' : messages.off);", 'model/messages'],
  ["export const a = (error) => showFailure(error, 'Not saved.');", 'model/messages'],
  ["export const a = () => toast(messages.saved, { variant: 'success' });", null],
  ['export const a = JSON.parse("1") as number;', 'reason for this cast'],
  ['export const a = (date) => date.getDay();', 'time zone of the machine'],
  ['export const a = (date) => date.setHours(0);', 'time zone of the machine'],
  ['export const a = (date) => date.toDateString();', 'time zone of the machine'],
  ["export const a = (date) => date.toLocaleDateString('en-IN');", 'time zone of the machine'],
  ["export const a = new Intl.DateTimeFormat('en-IN');", 'time zone of the machine'],
  ['export const a = new Date(2026, 10, 29);', 'time zone of the machine'],
  ['export const a = (day) => new Date(`${day}T00:00:00`);', 'time zone of the machine'],
  ["export const a = new Intl.DateTimeFormat('en-IN', { timeZone: 'UTC' });", null],
  ["export const a = (date, timeZone) => date.toLocaleTimeString('en', { timeZone });", null],
  ['export const a = (day) => new Date(`${day}T00:00:00Z`).getUTCDay();', null],
  ['export const a = (text) => new Date(text).getTime();', null],
  ['// The text is a number.\nexport const a = JSON.parse("1") as number;', null],
];

/** Pages of a remote that nobody has named, which are translated. */
const translatedExamples: [file: string, code: string, message: string | null][] = [
  ['Page.tsx', 'export const Page = () => <p>Welcome back</p>;', 'in the module of texts'],
  ['Page.tsx', 'export const Page = () => <img alt="आकाश" />;', 'in the module of texts'],
  ['Page.tsx', 'export const Page = () => <p>{texts.welcome}</p>;', null],
  ['page-texts.tsx', 'export const welcome = <p>Welcome back</p>;', null],
];

/** Code of the server, in a file of a module, and a part of the expected message. */
const serverExamples: [file: string, code: string, message: string | null][] = [
  ['a-routes.ts', "import { eq } from 'drizzle-orm'; export const a = eq;", 'in the operation'],
  ['a-routes.ts', 'export const a = () => database.transaction(write);', 'in the operation'],
  ['a-routes.ts', 'export const a = () => services.database.select();', 'in the operation'],
  ['a-routes.ts', 'export const a = () => list(database);', null],
  ['a-routes.ts', "export const a = () => app.get('/a', list);", 'begins with its access'],
  ['a-routes.ts', "export const a = () => open.get('/a', list);", null],
  [
    'a.ts',
    "import { users } from '../../accounts/accounts-tables'; export const a = () => database.update(users);",
    'Only modules/accounts writes users',
  ],
  [
    'a.ts',
    "import { users } from '../../accounts/accounts-tables'; export const a = () => database.select().from(users);",
    null,
  ],
  ['a.ts', 'export const port = process.env.PORT;', 'reads its environment once'],
  ['a.ts', 'const { env } = process; export const port = env.PORT;', 'environment once'],
  ['a.ts', 'export const port = (env) => env.PORT;', null],
  ['a.ts', "import { a } from './a-tables'; export const b = () => database.insert(a);", null],
  [
    'a.ts',
    "import { sent } from '../../../platform/messages/message-tables'; export const b = () => database.delete(sent);",
    'Only platform writes sent',
  ],
  ['a.ts', 'export const b = (table) => database.update(table);', 'imported from the tables'],
  [
    'a.ts',
    'export const b = ({ table }) => transaction.insert(table);',
    'imported from the tables',
  ],
  ['a.ts', 'export const b = (to) => services.database.delete(to.table);', 'imported from the'],
  ['a.ts', 'export const b = (table) => database.select().from(table);', null],
  ['a.ts', 'export const b = (seen, key) => seen.delete(key);', null],
  ['a.ts', "export const b = pgTable('b', {});", 'called …-tables.ts'],
  ['a-tables.ts', "export const b = pgTable('b', {});", null],
];

interface Diagnostic {
  filename: string;
  message: string;
}

/** What the linter says of files in an empty folder, with the configuration of the repository. */
function lint(files: readonly [path: string, content: string][]): Diagnostic[] {
  const folder = mkdtempSync(join(tmpdir(), 'lint-rules-'));
  try {
    for (const [path, content] of files) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), content);
    }
    // The types of the examples are not known.
    const config = `
      import config from '${join(root, 'oxlint.config.mjs')}';
      const plugins = {
        compat: '${require.resolve('eslint-plugin-compat')}',
        product: '${join(root, 'scripts/lint-rules.mjs')}',
        syntax: '${require.resolve('oxlint-plugin-eslint')}',
      };
      const jsPlugins = Object.entries(plugins).map(([name, specifier]) => ({ name, specifier }));
      export default { ...config, options: {}, jsPlugins };
    `;
    writeFileSync(join(folder, 'oxlint.config.mjs'), config);
    const { stdout } = spawnSync(
      join(root, 'node_modules/.bin/oxlint'),
      ['-c', 'oxlint.config.mjs', '--format', 'json'],
      { cwd: folder, encoding: 'utf8' },
    );
    return (JSON.parse(stdout) as { diagnostics: Diagnostic[] }).diagnostics;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test('each rule reports the code that breaks it, and no other code', () => {
  const pages = examples.map(
    ([code, message], index) => [`mf-admin/src/Page${index}.tsx`, code, message] as const,
  );
  const server = serverExamples.map(
    ([file, code, message], index) =>
      [`api/src/modules/a/${index}/${file}`, code, message] as const,
  );
  const translated = translatedExamples.map(
    ([file, code, message], index) => [`mf-made-up/src/${index}/${file}`, code, message] as const,
  );
  const all = [...pages, ...translated, ...server];
  const said = lint([
    ['mf-admin/src/Card.module.css', '/* .crad */ .card { color: red; }'],
    ...all.map(([path, code]) => [path, code] as [string, string]),
  ]);
  const found = all.map(([path, code]) => [
    code,
    ...said.filter(({ filename }) => filename === path).map(({ message }) => message),
  ]);
  const expected = all.map(([, code, message]) =>
    message ? [code, expect.stringContaining(message)] : [code],
  );
  expect(found).toEqual(expected);
});
