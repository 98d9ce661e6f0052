import { spawnSync } from 'node:child_process';
import { root } from '../units/units';
import { command } from './command';

command(
  {
    usage: 'npm run bench -- [pages] [api] [restart] [load]',
    purpose: 'Measures the figures the product promises.',
    words: 4,
  },
  async (named) => {
    const { status } = spawnSync(
      process.execPath,
      ['--import', 'tsx', 'bench/src/main.ts', ...named],
      {
        cwd: root,
        stdio: 'inherit',
      },
    );
    process.exitCode = status ?? 1;
  },
);
