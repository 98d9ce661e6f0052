import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readJson } from 'node-shared/files';
import { root } from '../units/units';

/** For each rule, files that break it: their paths and their texts. */
const examples: Record<string, Record<string, string>> = {
  'layers-from-the-bottom-up': {
    'shared/src/store/l.ts': "export { f } from '../forms/f';",
    'shared/src/forms/f.ts': 'export const f = 1;',
  },
  'no-circular-import': {
    'mf-x/src/a.ts': "import type { B } from './b'; export type A = B;",
    'mf-x/src/b.ts': "import type { A } from './a'; export type B = A;",
  },
  'no-circular-folders': {
    'shell/src/one/a.ts': "import { b } from '../two/b'; export const a = b;",
    'shell/src/one/d.ts': 'export const d = 1;',
    'shell/src/two/b.ts': 'export const b = 1;',
    'shell/src/two/c.ts': "import { d } from '../one/d'; export const c = d;",
  },
  'units-import-only-shared': {
    'mf-x/src/c.ts': "export { d } from '../../shell/src/one/d';",
  },
  'shared-imports-nothing-of-ours': {
    'shared/src/model/paths/a.ts': "export { d } from '../../../../shell/src/one/d';",
  },
  'node-shared-imports-nothing-of-ours': {
    'node-shared/src/a.ts': "export { d } from '../../shell/src/one/d';",
  },
  'rendering-has-no-state': {
    'shared/src/ui/a.ts': "export { s } from '../store/s';",
    'shared/src/store/s.ts': 'export const s = 1;',
  },
  'isomorphic-stays-isomorphic': {
    'shared/src/model/schemas/a.ts': "export { s } from '../../store/s';",
  },
  'api-uses-isomorphic-shared': {
    'api/src/modules/a/a.ts': "export { s } from '../../../../shared/src/store/s';",
  },
  'api-platform-below-modules': {
    'api/src/platform/a.ts': "export { b } from '../modules/b/b';",
    'api/src/modules/b/b.ts': 'export const b = 1;',
  },
  'api-platform-knows-no-school': {
    'api/src/platform/c.ts': "export { c } from '../../../shared/src/model/catalogue/c';",
    'shared/src/model/catalogue/c.ts': 'export const c = 1;',
  },
  'api-settings-below-all': {
    'api/src/settings/a.ts': "export { b } from '../modules/b/b';",
  },
  'api-modules-below-composition': {
    'api/src/modules/c/c.ts': "export { app } from '../../app';",
    'api/src/app.ts': 'export const app = 1;',
  },
  'api-modules-have-a-face': {
    'api/src/modules/e/e.ts': "export { mail } from '../f/receipt-mails';",
    'api/src/modules/f/receipt-mails.ts': 'export const mail = 1;',
  },
  'scripts-use-exports-of-api': {
    'scripts/src/a.ts': "export { b } from '../../api/src/modules/b/b';",
  },
  'nothing-imports-bench-or-tools': {
    'api/src/modules/d/d.ts': "export { figure } from '../../../../bench/src/figure';",
    'bench/src/figure.ts': 'export const figure = 1;',
  },
  'no-browser-library-past-shared': {
    'mf-x/src/d.ts': "export { createStore } from 'redux';",
    'node_modules/redux/index.js': 'exports.createStore = 1;',
    'node_modules/redux/package.json': '{ "name": "redux", "main": "index.js" }',
  },
  'no-node-in-the-browser': { 'mf-x/src/e.ts': "export { join } from 'node:path';" },
  'no-unresolved-import': { 'mf-x/src/f.ts': "export { g } from './nowhere';" },
};

interface Report {
  summary: { violations: { rule: { name: string } }[] };
}

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'import-rules-'));
  for (const [file, text] of Object.values(examples).flatMap(Object.entries)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `${text}\n`);
  }
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('each rule of .dependency-cruiser.cjs refuses the example made for it', () => {
  const report = join(folder, 'report.json');
  const arguments_ = [
    '--config',
    join(root, '.dependency-cruiser.cjs'),
    '--output-type',
    'json',
    '--output-to',
    report,
  ];
  const folders = ['shared', 'node-shared', 'shell', 'mf-x', 'api', 'scripts', 'bench'];
  try {
    execFileSync(join(root, 'node_modules/.bin/depcruise'), [...arguments_, ...folders], {
      cwd: folder,
      stdio: 'ignore',
    });
  } catch {
    // The exit code is the number of violations; the report names them.
  }
  const broken = new Set(readJson<Report>(report).summary.violations.map(({ rule }) => rule.name));
  expect([...broken].sort()).toEqual(Object.keys(examples).sort());
});

test('there is an example for each rule', () => {
  const { forbidden } = jest.requireActual<{ forbidden: { name: string }[] }>(
    join(root, '.dependency-cruiser.cjs'),
  );
  const names = new Set(forbidden.map(({ name }) => name));
  expect([...names].sort()).toEqual(Object.keys(examples).sort());
});
