import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installedVersion, packageFile, packageFolder } from './packages';

test('a package is found where the unit finds it', () => {
  expect(existsSync(join(packageFolder('react', 'mf-auth'), 'package.json'))).toBe(true);
  expect(installedVersion('shared', 'mf-auth')).toMatch(/^\d+\.\d+\.\d+/);
});

test('a package that is not installed is named with the unit and the command', () => {
  expect(() => packageFolder('no-such-package', 'mf-auth')).toThrow(
    'mf-auth needs the package no-such-package, which is not installed: run npm ci.',
  );
});

test('a file that another version of a package no longer has is named with that version', () => {
  expect(() => packageFile('react', 'dist/moved.mjs', 'shell')).toThrow(
    /^react 19\.\S+ has no dist\/moved\.mjs, which scripts\/src\/build relies on/,
  );
});
