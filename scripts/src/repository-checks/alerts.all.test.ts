import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../units/units';

const folder = join(root, 'deploy');
const promtool = spawnSync('promtool', ['--version']).status === 0;

// `apt-get install prometheus` has promtool.
(promtool ? test : test.skip)('the alerts fire when they should', () => {
  for (const words of [
    ['test', 'rules', 'alert-rules.test.yml'],
    ['check', 'config', 'prometheus.yml'],
  ]) {
    const tried = spawnSync('promtool', words, { cwd: folder, encoding: 'utf8' });
    expect([tried.status, tried.stderr]).toEqual([0, '']);
  }
  expect(readFileSync(join(folder, 'prometheus.yml'), 'utf8')).toContain(
    'job_name: education-site\n',
  );
});
