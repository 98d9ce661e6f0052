import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { filesBelow } from 'node-shared/files';
import { remoteNames, root } from '../units/units';

const folders = ['shared', 'shell', ...remoteNames].map((unit) => join(root, unit, 'src'));
const files = folders
  .flatMap((folder) => [...filesBelow(folder)].map((file) => join(folder, file)))
  .filter((file) => /\.tsx$/.test(file) && !/\.test\.|[\\/]testing[\\/]/.test(file));

/** The entries of the host, and hooks that render. */
const notNamedAfterComponent = /^(main|server|[a-z][\w-]*)$/;

test('the file of a component is named after it', () => {
  const others = files.filter((file) => {
    const name = basename(file, '.tsx');
    if (notNamedAfterComponent.test(name)) return false;
    return !new RegExp(`\\b(function|const|class) ${name}\\b`).test(readFileSync(file, 'utf8'));
  });
  expect(others).toEqual([]);
});
