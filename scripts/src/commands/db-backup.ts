import { join, resolve } from 'node:path';
import { root } from '../units/units';
import { command } from './command';

command(
  {
    usage: 'npm run db:backup -- [FILE]',
    purpose: 'Saves the embedded database, while the server runs or while it does not.',
    words: 1,
  },
  async ([file]) => {
    if (process.env.DATABASE_URL) {
      throw new Error(
        'DATABASE_URL is set: back that server up with pg_dump (docs/how-to/go-to-postgresql.md).',
      );
    }
    const dataDir = resolve(root, process.env.DATA_DIR || '.data');
    const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
    const target = resolve(file ?? join('backups', `${stamp}.tar.gz`));
    const { backUp } = await import('api/backup');
    await backUp(dataDir, target);
    console.log(`${dataDir} is saved in ${target}.`);
  },
);
