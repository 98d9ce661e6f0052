import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { browserPath } from '../browser';
import { root } from '../units/units';

export async function testFaults(): Promise<void> {
  const playwright = join(root, 'node_modules/.bin/playwright');
  const env = { ...process.env, CHROMIUM_PATH: await browserPath(process.env), FAULTS: 'all' };
  const { status } = spawnSync(playwright, ['test', 'section-faults'], {
    cwd: root,
    stdio: 'inherit',
    env,
  });
  process.exitCode = status ?? 1;
}
