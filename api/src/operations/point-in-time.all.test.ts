import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from 'node-shared/free-port';
import { recipe } from '../testing/recipe';

const versions = '/usr/lib/postgresql';
const [programs] = existsSync(versions)
  ? readdirSync(versions).map((version) => join(versions, version, 'bin'))
  : [];

/** PostgreSQL does not run as root. */
const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

// Needs the programs of a server: `apt-get install postgresql`.
(programs ? test : test.skip)(
  'the recipe of a restore to a minute brings back what was written until then, and nothing later',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'point-in-time-'));
    chmodSync(folder, 0o777);
    const [data, base, wal] = ['main', 'base', 'wal'].map((name) => join(folder, name));
    const env = {
      PATH: `${programs}:${process.env.PATH}`,
      PGHOST: folder,
      PGPORT: String(await freePort()),
      PGUSER: 'postgres',
      PGDATABASE: 'postgres',
    };
    const type = (command: string) =>
      execFileSync('sh', ['-c', command], {
        ...user,
        cwd: folder,
        env,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'inherit'],
      }).trim();
    /** A command of the recipe, with the places of this test. */
    const typed = (line: string, moment = '') =>
      line
        .replaceAll('/var/lib/postgresql/15/main', data!)
        .replaceAll('/var/backups/base', base!)
        .replaceAll('/var/backups/wal', wal!)
        .replace('2026-11-28 09:30:00+00', moment);
    const sql = (statement: string) => type(`psql -qtAc "${statement}"`);
    const stop = () => type(`pg_ctl --pgdata=${data} --mode=immediate --wait stop`);
    try {
      mkdirSync(wal!);
      chmodSync(wal!, 0o777);
      type(`initdb --pgdata=${data} --username=postgres --auth=trust --no-sync`);
      const [settings = []] = recipe('Restore to a minute', '');
      expect(settings).toHaveLength(3);
      const places = [`unix_socket_directories = '${folder}'`, "listen_addresses = ''"];
      for (const line of [...settings, ...places]) {
        type(`echo "${typed(line)}" >> ${data}/postgresql.conf`);
      }
      type(`pg_ctl --pgdata=${data} --log=${folder}/log --wait start`);
      const [copy = [], restore = []] = recipe('Restore to a minute');
      sql('CREATE TABLE orders (number integer)');
      for (const line of copy) type(typed(line));
      sql('INSERT INTO orders VALUES (1)');
      const moment = sql('SELECT clock_timestamp()');
      sql('INSERT INTO orders VALUES (2)');
      sql('SELECT pg_switch_wal()');
      while (sql('SELECT last_archived_wal FROM pg_stat_archiver') === '')
        sql('SELECT pg_sleep(0.1)');
      // The disk is lost.
      stop();
      rmSync(data!, { recursive: true });
      for (const line of restore)
        type(typed(line, moment).replace('start', `--log=${folder}/log2 start`));
      while (sql('SELECT pg_is_in_recovery()') === 't') sql('SELECT pg_sleep(0.1)');
      expect(sql('SELECT number FROM orders')).toBe('1');
      sql('INSERT INTO orders VALUES (3)');
    } finally {
      stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
