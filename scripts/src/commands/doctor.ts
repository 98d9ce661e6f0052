import { resolve } from 'node:path';
import { root } from '../units/units';
import { siteDir } from '../settings';
import { storeState } from '../site/change-site';
import { command } from './command';

command(
  {
    usage: 'npm run doctor',
    purpose: 'Prints the state of the installation in one screen.',
    words: 0,
  },
  async () => {
    process.env.SITE_DIR = siteDir();
    process.env.DATA_DIR = resolve(root, process.env.DATA_DIR || '.data');
    const { doctorReport } = await import('api');
    console.log(await doctorReport(process.env, resolve('backups'), await storeState()));
  },
);
