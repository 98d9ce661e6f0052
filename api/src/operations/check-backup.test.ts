import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backUp } from './backup';
import { checkBackup } from './check-backup';
import { placeEmptyDatabase } from '../testing/database/empty-database';

jest.setTimeout(300_000);

const folder = mkdtempSync(join(tmpdir(), 'api-'));
const dataDir = join(folder, 'data');
const BACKUP_DIR = join(folder, 'backups');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the newest backup is restored for a check, and refused if it is broken or has fewer orders', async () => {
  await expect(checkBackup({ BACKUP_DIR })).rejects.toThrow('There is no backup');
  await placeEmptyDatabase(dataDir);
  const file = join(BACKUP_DIR, 'one.tar.gz');
  await backUp(dataDir, file);
  const { counts, ...checked } = await checkBackup({ BACKUP_DIR });
  expect(checked.file).toBe(file);
  expect(counts).toMatchObject({ orders: 0, receipts: 0 });

  const kept = join(BACKUP_DIR, 'checked.json');
  // The content of the file that the check has written.
  const before = JSON.parse(readFileSync(kept, 'utf8')) as Record<string, number>;
  expect(before).toEqual(counts);
  writeFileSync(kept, JSON.stringify({ ...before, orders: 3 }));
  await expect(checkBackup({ BACKUP_DIR })).rejects.toThrow(
    `${file} has 0 rows in orders, and the backup that was checked before had 3.`,
  );

  const broken = join(BACKUP_DIR, 'two.tar.gz');
  writeFileSync(broken, readFileSync(file).subarray(0, 100_000));
  utimesSync(broken, new Date(), new Date(Date.now() + 60_000));
  await expect(checkBackup({ BACKUP_DIR })).rejects.toThrow(`${broken} is not a whole backup`);
});
