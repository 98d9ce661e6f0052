import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
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
