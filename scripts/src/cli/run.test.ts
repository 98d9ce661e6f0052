import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeJson } from 'node-shared/files';
import { newFolder } from '../site/testing/unit-fixtures';
import { root } from '../units/units';

test('packages for building are installed, too, where the environment says production', () => {
  const checkout = newFolder('checkout');
  mkdirSync(join(checkout, 'scripts'));
  cpSync(join(root, 'scripts/run.mjs'), join(checkout, 'scripts/run.mjs'));
  writeJson(join(checkout, 'package-lock.json'), { packages: {} });
  // In place of npm, which would ask the network.
  writeFileSync(join(checkout, 'npm'), `#!/bin/sh\necho "$@" > npm-args\nexit 1\n`, {
    mode: 0o755,
  });
  const { status } = spawnSync(process.execPath, ['scripts/run.mjs', 'start'], {
    cwd: checkout,
    env: { NODE_ENV: 'production', PATH: checkout },
  });
  expect(status).toBe(1);
  expect(readFileSync(join(checkout, 'npm-args'), 'utf8')).toMatch(/^ci --include=dev /);
});

test.each(['rollback:remote', 'toggle:remote', 'promote:remote', 'canary:remote', 'remotes'])(
  '%s installs nothing, for a server runs from these packages',
  (command) => {
    const checkout = newFolder('checkout');
    mkdirSync(join(checkout, 'scripts'));
    cpSync(join(root, 'scripts/run.mjs'), join(checkout, 'scripts/run.mjs'));
    writeJson(join(checkout, 'package-lock.json'), { packages: {} });
    writeFileSync(join(checkout, 'npm'), `#!/bin/sh\necho "$@" > npm-args\n`, { mode: 0o755 });
    const { status, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', command], {
      cwd: checkout,
      env: { PATH: checkout },
    });
    expect(status).toBe(1);
    expect(String(stderr)).toBe('No packages are installed: run npm ci.\n');
    expect(existsSync(join(checkout, 'npm-args'))).toBe(false);
  },
);
