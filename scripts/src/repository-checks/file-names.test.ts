import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { filesBelow } from 'node-shared/files';
import { remoteNames, root } from '../units/units';

const components = ['shared', 'shell', ...remoteNames]
  .map((unit) => join(root, unit, 'src'))
  .flatMap((folder) => filesBelow(folder).map((file) => join(folder, file)))
  .filter((file) => /\.tsx$/.test(file) && !/\.test\.|[\\/]testing[\\/]/.test(file));

/** `export function Name`, `export const Name =`, and the page of `export { Name as Component }`; no types. */
const exported =
  /^export (?:async )?(?:function|const|class) (\w+)|^export \{ (\w+) as Component/gm;

test('a file that exports one component, and nothing else, is named after it', () => {
  const misnamed = components.filter((file) => {
    const names = [...readFileSync(file, 'utf8').matchAll(exported)].map(
      ([, own = '', page]) => page ?? own,
    );
    return names.length === 1 && /^[A-Z]/.test(names[0]!) && names[0] !== basename(file, '.tsx');
  });
  expect(misnamed).toEqual([]);
});
