import { resolve } from 'node:path';
import { root } from '../units/units';
import { command } from './command';

command(
  {
    usage: 'npm run db:restore -- FILE',
    purpose: 'Puts a saved database back; the server must be stopped.',
    words: 1,
  },
  async ([file]) => {
    if (process.env.DATABASE_URL) {
      throw new Error(
        'DATABASE_URL is set: restore that server with pg_restore (docs/how-to/go-to-postgresql.md).',
      );
    }
    if (!file) throw new Error('name the backup: npm run db:restore -- backups/DATE.tar.gz.');
    const dataDir = resolve(root, process.env.DATA_DIR || '.data');
    const { restore } = await import('api/backup');
    const kept = await restore(dataDir, resolve(file));
    console.log(
      `${dataDir} holds what ${file} had.${kept ? ` What was there before is in ${kept}.` : ''}`,
    );
  },
);
