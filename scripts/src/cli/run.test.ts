import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeJson } from 'node-shared/files';
import { newFolder } from '../site/testing/unit-fixtures';
import { root } from '../units/units';

const ofDevelopment = { 'node_modules/tsx': { version: '1.0.0' } };

/** A folder without packages, and what it does with a command. */
function checkoutFolder() {
  const checkout = newFolder('checkout');
  mkdirSync(join(checkout, 'scripts'));
  cpSync(join(root, 'scripts/run.mjs'), join(checkout, 'scripts/run.mjs'));
  writeJson(join(checkout, 'package-lock.json'), { packages: ofDevelopment });
  // In place of npm, which would ask the network.
  writeFileSync(join(checkout, 'npm'), `#!/bin/sh\necho "$@" > npm-args\nexit 1\n`, {
    mode: 0o755,
  });
  const run = (...words: string[]) =>
    spawnSync(process.execPath, ['scripts/run.mjs', ...words], {
      cwd: checkout,
      env: { NODE_ENV: 'production', PATH: checkout },
      encoding: 'utf8',
    });
  const npmArgs = join(checkout, 'npm-args');
  return { checkout, run, npmArgs };
}

/** Adds a compiled program, which says what it is asked for, and the list of the packages that are installed. */
function compiledIn(checkout: string, packages: object) {
  for (const folder of ['dist', 'node_modules']) mkdirSync(join(checkout, folder));
  writeFileSync(join(checkout, 'dist/main.cjs'), 'console.log(...process.argv.slice(2));');
  writeJson(join(checkout, 'node_modules/.package-lock.json'), { packages });
}

test('packages for building are installed, too, where the environment says production', () => {
  const { run, npmArgs } = checkoutFolder();
  expect(run('start').status).toBe(1);
  expect(readFileSync(npmArgs, 'utf8')).toMatch(/^ci --include=dev /);
});

test.each(['rollback:remote', 'toggle:remote', 'promote:remote', 'canary:remote', 'remotes'])(
  '%s installs nothing, for a server runs from these packages',
  (command) => {
    const { run, npmArgs } = checkoutFolder();
    const { status, stderr } = run(command);
    expect([status, stderr]).toEqual([1, 'No packages are installed: run npm ci.\n']);
    expect(existsSync(npmArgs)).toBe(false);
  },
);

test('with packages of production alone, what is live is changed by the compiled program, and nothing is built or installed', () => {
  const { checkout, run, npmArgs } = checkoutFolder();
  compiledIn(checkout, {});
  expect(run('rollback:remote', 'mf-auth').stdout).toBe('rollback:remote mf-auth\n');
  expect(run('publish:token', 'Team').stdout).toBe('publish:token Team\n');
  const { status, stderr } = run('publish:remote', 'mf-auth');
  expect([status, stderr]).toEqual([1, expect.stringContaining('only the packages of production')]);
  expect(existsSync(npmArgs)).toBe(false);
});

test('where a server or a publish has compiled the program, what is live is changed by it until a source is newer', () => {
  const { checkout, run } = checkoutFolder();
  for (const unit of ['api', 'node-shared', 'scripts', 'shared']) {
    mkdirSync(join(checkout, unit, 'src'), { recursive: true });
  }
  const source = join(checkout, 'api/src/app.ts');
  writeFileSync(source, '');
  compiledIn(checkout, ofDevelopment);
  expect(run('toggle:remote', 'mf-auth', 'off').stdout).toBe('toggle:remote mf-auth off\n');
  const later = Date.now() / 1000 + 60;
  utimesSync(source, later, later);
  // What loads the sources is missing here.
  const { stdout, stderr } = run('toggle:remote', 'mf-auth', 'off');
  expect([stdout, stderr]).toEqual(['', 'No packages are installed: run npm ci.\n']);
});
