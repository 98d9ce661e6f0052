import { resolve } from 'node:path';
import { root } from '../units/units';
import { command } from './command';

command(
  {
    usage: 'npm run check',
    purpose:
      'Prints every reason for which npm run serve would refuse to start, and starts nothing.',
    words: 0,
  },
  async () => {
    process.env.DATA_DIR = resolve(root, process.env.DATA_DIR || '.data');
    const { productionProblems } = await import('api');
    const problems = await productionProblems(process.env);
    if (problems.length > 0) throw new Error(problems.join('\n'));
    console.log('Nothing stands in the way of npm run serve.');
  },
);
