import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
  ['export const port = process.env.PORT;', 'reads its environment once'],
  ['const { env } = process; export const port = env.PORT;', 'reads its environment once'],
  ['export const port = (env) => env.PORT;', null],
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

/** Code of the server, in a file of a module, and a part of the expected message. */
const serverExamples: [file: string, code: string, message: string | null][] = [
  ['a-routes.ts', "import { eq } from 'drizzle-orm'; export const a = eq;", 'in the operation'],
  ['a-routes.ts', 'export const a = () => database.transaction(write);', 'in the operation'],
  ['a-routes.ts', 'export const a = () => services.database.select();', 'in the operation'],
  ['a-routes.ts', 'export const a = () => list(database);', null],
  [
    'a.ts',
    "import { users } from '../accounts/accounts-tables'; export const a = () => database.update(users);",
    'Only modules/accounts writes users',
  ],
  [
    'a.ts',
    "import { users } from '../accounts/accounts-tables'; export const a = () => database.select().from(users);",
    null,
  ],
  ['a.ts', "import { a } from './a-tables'; export const b = () => database.insert(a);", null],
  [
    'a.ts',
    "import { sent } from '../../platform/messages/message-tables'; export const b = () => database.delete(sent);",
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

/** Runs in a separate process, because jest cannot load the ES modules of ESLint. */
const lint = `
  import { Linter } from 'eslint';
  import tseslint from 'typescript-eslint';
  import { environmentRule, pageRules, plugin, routesRules, storageRule } from './scripts/lint-rules.mjs';
  const [file, codes, serverFolder, serverCodes] = JSON.parse(process.argv[1]);
  const rules = Object.keys(plugin.rules).map((name) => ['product/' + name, 'error']);
  const config = {
    files: ['**/*.tsx'],
    languageOptions: { parser: tseslint.parser },
    plugins: { product: plugin },
    rules: { ...Object.fromEntries(rules), 'no-restricted-syntax': ['error', ...pageRules, environmentRule, storageRule] },
  };
  const server = { ...config, files: ['**/*.ts'], rules: { 'product/own-tables': 'error' } };
  const routes = {
    files: ['**/*-routes.ts'],
    rules: { 'no-restricted-syntax': ['error', ...routesRules] },
  };
  const linter = new Linter({ cwd: '/' });
  const said = codes.map((code) =>
    linter.verify(code, [config], file).map(({ message }) => message),
  );
  const saidOfServer = serverCodes.map(([name, code]) =>
    linter
      .verify(code, [server, routes], serverFolder + name)
      .map(({ message }) => message),
  );
  console.log(JSON.stringify([...said, ...saidOfServer]));
`;

test('each rule reports the code that breaks it, and no other code', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lint-rules-'));
  try {
    writeFileSync(join(folder, 'Card.module.css'), '/* .crad */ .card { color: red; }');
    const given = JSON.stringify([
      join(folder, 'Card.tsx'),
      examples.map(([code]) => code),
      '/api/src/modules/a/',
      serverExamples.map(([file, code]) => [file, code]),
    ]);
    const said = JSON.parse(
      execFileSync(process.execPath, ['--input-type=module', '-e', lint, given], {
        cwd: root,
        encoding: 'utf8',
      }),
    ) as string[][];
    const messages = [...examples.map((each) => each[1]), ...serverExamples.map((each) => each[2])];
    const expected = messages.map((message) => (message ? [expect.stringContaining(message)] : []));
    expect(said).toEqual(expected);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
