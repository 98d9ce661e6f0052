import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../units/units';

jest.setTimeout(120_000);

const run = (name: string, ...args: string[]) => {
  const file = join(root, 'scripts/src/commands', `${name}.ts`);
  return spawnSync(process.execPath, ['--import', 'tsx', file, ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, SITE_DIR: join(root, '.cache/no-site') },
  });
};

// Without `test` and `bench`, which are slow to load.
const commands = readdirSync(join(root, 'scripts/src/commands'))
  .filter((file) => file.endsWith('.ts') && !/^command\.|\.test\./.test(file))
  .map((file) => file.replace('.ts', ''))
  .filter((name) => !['test', 'bench'].includes(name));

test('a command prints its usage', () => {
  const help = run('remotes', '--help');
  expect([help.status, help.stderr]).toEqual([0, '']);
  expect(help.stdout).toMatch(/^npm run remotes -- .+\n\n.+\n$/);
});

test.each(commands)('%s refuses an unknown option, with its usage', (name) => {
  const wrong = run(name, '--unheard-of');
  expect(wrong.status).toBe(1);
  expect(wrong.stderr).toMatch(/^--unheard-of is unknown; (npm|node) [^\n]+\n$/);
});
