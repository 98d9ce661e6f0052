import { mkdirSync, rmSync } from 'node:fs';
import { openEmbeddedDatabase } from '../../platform/database/embedded-database';
import { placeEmptyDatabase } from './empty-database';

// Serves an embedded database with all tables until the process that started this one ends. See kept-database.ts.
async function serve(folder: string): Promise<void> {
  mkdirSync(folder);
  await placeEmptyDatabase(folder);
  const { close } = await openEmbeddedDatabase(folder);
  process.stdin.on('close', () => {
    void close().finally(() => rmSync(folder, { recursive: true, force: true }));
  });
  process.stdin.resume();
  process.stdout.write('ready');
}

void serve(process.argv[2]!);
