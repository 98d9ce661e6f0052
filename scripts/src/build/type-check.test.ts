import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../units/units';
import { typeErrors } from './type-check';

jest.setTimeout(300_000);

const place = mkdtempSync(join(tmpdir(), 'types-'));
afterAll(() => rmSync(place, { recursive: true }));

/** Creates a checkout with two remotes and a shared component that has the property `title`. */
function project(property: string, inOther = 'title'): string {
  const page = (name: string) => `import { card } from '../../shared/src/card';
export const page = card({ ${name}: 'Login' });
export const again = card({ ${name}: 'Login' });`;
  const files = {
    'shared/src/card.ts': 'export const card = ({ title }: { title: string }): string => title;',
    'mf-auth/src/page.ts': page(property),
    'mf-shop/src/page.ts': page(inOther),
    'tsconfig.browser.json': JSON.stringify({
      extends: join(root, 'tsconfig.base.json'),
      compilerOptions: { outDir: 'types', rootDir: '.' },
      include: ['*/src'],
    }),
  };
  const folder = mkdtempSync(join(place, 'checkout-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return join(folder, 'tsconfig.browser.json');
}

test('the error for a renamed property of a shared component names remote, file and cause', async () => {
  expect(await typeErrors('mf-auth', project('heading'))).toEqual([
    expect.stringMatching(
      /^mf-auth: mf-auth\/src\/page\.ts\(2,28\): error TS2353: .*'heading'.* \(and 1 more: npm run types\)$/,
    ),
  ]);
});

test('an error in another remote is ignored', async () => {
  expect(await typeErrors('mf-auth', project('title', 'heading'))).toEqual([]);
});
