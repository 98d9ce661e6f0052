import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

jest.setTimeout(600_000);

const root = join(__dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'older-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Tests through the API of what people do most; OLDER_TESTS names others, e.g. `api/src/modules`. */
const suites = (
  process.env.OLDER_TESTS ??
  'modules/checkout/purchase modules/enquiries/leads modules/reports/reports'
).split(' ');
/** The tests of the migration files themselves, which the older version has not. */
const ABOUT_FILES = 'src/platform/database/|upgrade.*test|older-version.*test|retention-rules.test';

const git = (...words: string[]): string | null => {
  const { status, stdout } = spawnSync('git', words, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
};

const migrationsIn = (place: string) => readdirSync(join(place, 'api/migrations')).sort();

/** The sources of a commit with the packages of this one. */
function checkOut(commit: string): void {
  const archive = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['x', '-C', folder], { input: archive });
  linkPackages(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const unit of readdirSync(folder)) {
    const own = join(root, unit, 'node_modules');
    if (unit !== 'node_modules' && existsSync(own))
      symlinkSync(own, join(folder, unit, 'node_modules'));
  }
}

/** Links each package; those of the repository are the ones of the older version. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    const place = join(from, name);
    if (!lstatSync(place).isSymbolicLink()) symlinkSync(place, join(to, name));
    else symlinkSync(resolve(to, readlinkSync(place)), join(to, name));
  }
}

/** Why there is nothing to try, or the commit before the newest migration. */
function olderCommit(): { reason: string } | { commit: string } {
  const later = migrationsIn(root).slice(1);
  if (later.length === 0) return { reason: 'there is only the first migration' };
  const places = later.map((name) => `api/migrations/${name}`);
  const newest = git('log', '-1', '--diff-filter=A', '--format=%H', '--', ...places);
  if (!newest) return { reason: 'there is no history of git' };
  const commit = git('rev-parse', '--verify', '--quiet', `${newest}^`);
  if (!commit) return { reason: 'the history of git ends before the newest migration' };
  const known = git('ls-tree', '--name-only', commit, 'api/migrations/')!.split('\n');
  const contract = migrationsIn(root).filter(
    (name) =>
      !known.includes(`api/migrations/${name}`) &&
      !readFileSync(join(root, 'api/migrations', name), 'utf8').startsWith('-- expand\n'),
  );
  if (contract.length > 0) return { reason: `${contract.join(', ')} lets no older version run` };
  return { commit };
}

const older = olderCommit();
if ('reason' in older) {
  test.skip(`the tests of the version before pass on the newest tables: ${older.reason}`, () => {});
} else {
  test('the tests of the version before pass on the newest tables', () => {
    checkOut(older.commit);
    const added = migrationsIn(root).filter((name) => !migrationsIn(folder).includes(name));
    expect(added.length).toBeGreaterThan(0);
    for (const name of added) {
      cpSync(join(root, 'api/migrations', name), join(folder, 'api/migrations', name));
    }
    const { status, stderr } = spawnSync(
      process.execPath,
      [
        join(dirname(require.resolve('jest/package.json')), 'bin/jest.js'),
        ...['--maxWorkers=1', '--silent', '--testTimeout=240000', '--forceExit'],
        ...['--testPathIgnorePatterns', ABOUT_FILES, '--testPathPatterns', ...suites],
      ],
      { cwd: folder, encoding: 'utf8' },
    );
    const [, passed = 'none'] = /^Tests: .*?(\d+) passed/m.exec(stderr) ?? [];
    console.log(
      `The tests of ${older.commit.slice(0, 8)} on ${added.join(', ')}: ${passed} passed.`,
    );
    expect([status, stderr.match(/^(FAIL .*| {2}● .*)$/gm)]).toEqual([0, null]);
    expect(passed).not.toBe('none');
  });
}
