import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installedSpec, installedVersion, packageFile, packageFolder } from './packages';

test('finds the copy of a package that the unit uses', () => {
  expect(existsSync(join(packageFolder('react', 'mf-auth'), 'package.json'))).toBe(true);
  expect(installedVersion('shared', 'mf-auth')).toMatch(/^\d+\.\d+\.\d+/);
});

test('a package under another name is named with its own', () => {
  expect(installedSpec('react', 'mf-auth')).toMatch(/^19\.\d+\.\d+$/);
  expect(installedSpec('typescript-native', 'scripts')).toMatch(/^npm:typescript@7\.\d+\.\d+$/);
});

test('the error for a missing package names the package, the unit and the command', () => {
  expect(() => packageFolder('no-such-package', 'mf-auth')).toThrow(
    'mf-auth needs the package no-such-package, which is not installed: run npm ci.',
  );
});

test('the error for a missing file of a package names the installed version', () => {
  expect(() => packageFile('react', 'dist/moved.mjs', 'shell')).toThrow(
    /^react 19\.\S+ has no dist\/moved\.mjs, which scripts\/src\/build relies on/,
  );
});
