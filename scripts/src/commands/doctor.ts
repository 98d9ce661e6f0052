import { resolve } from 'node:path';
import { root } from '../units';
import { siteDir } from '../settings';
import { command } from './command';

command(async () => {
  process.env.SITE_DIR = siteDir();
  process.env.DATA_DIR = resolve(root, process.env.DATA_DIR || '.data');
  const { doctorReport } = await import('api');
  console.log(await doctorReport(process.env, resolve('backups')));
});
