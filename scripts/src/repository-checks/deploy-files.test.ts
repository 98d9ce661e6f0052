import { execFileSync, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { validate, ValidationSeverity } from 'dockerfile-utils';
import { loadProductionConfig } from 'api';
import { filesBelow, readJson } from 'node-shared/files';
import { CONTACT_SETTINGS } from '../settings';
import { root } from '../units/units';

const folder = join(root, 'deploy');
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const described = read('../docs/settings.md');
/** Settings of the PostgreSQL image, not of the site. */
const ofDatabase = /^POSTGRES_/;

const settingsOf = (text: string, line: RegExp): string[] =>
  [...text.matchAll(line)].map(([, name]) => name!).filter((name) => !ofDatabase.test(name));

test.each([
  ['compose.yaml', /^ +([A-Z][A-Z0-9_]+):/gm],
  ['site.env.example', /^([A-Z][A-Z0-9_]+)=/gm],
  ['Containerfile', /(?:^ENV|(?<!^ARG)(?<=\S)) ([A-Z][A-Z0-9_]+)=/gm],
  ['site.service', /(?:^Environment=|(?<=\S) )([A-Z][A-Z0-9_]+)=/gm],
] as const)('docs/settings.md describes every setting of %s', (name, line) => {
  const settings = settingsOf(read(name), line);
  expect(settings.length).toBeGreaterThan(2);
  expect(settings.filter((setting) => !described.includes(`\`${setting}\``))).toEqual([]);
});

test('the publisher in a container gets what pages say of the school', () => {
  const [, publisher = ''] =
    /\n {2}publisher:\n([^]*?)\n {2}tools:/.exec(read('compose.yaml')) ?? [];
  expect(CONTACT_SETTINGS.filter((name) => !publisher.includes(` ${name}: `))).toEqual([]);
});

test('the example, filled in, is a valid production configuration', () => {
  const env: Record<string, string> = {};
  for (const [, name, value] of read('site.env.example').matchAll(/^([A-Z][A-Z0-9_]+)=(.*)$/gm)) {
    const made = /EMAIL|FROM/.test(name!)
      ? 'owner@site.example'
      : /SMTP/.test(name!)
        ? 'smtps://mail.example'
        : /DATABASE/.test(name!)
          ? 'postgres:///site'
          : /URL/.test(name!)
            ? 'https://gateway.example'
            : randomBytes(32).toString('base64');
    env[name!] = value || made;
  }
  expect(loadProductionConfig(env)).toMatchObject({ mode: 'production', trial: false });
});

test('the user of the server owns nothing of the program in the image', () => {
  const last = read('Containerfile')
    .split(/^FROM /m)
    .at(-1)!;
  const ofBuild = [...last.matchAll(/^COPY --from=build (?:--chown=(\S+) )?\S+ (\S+)$/gm)];
  expect(ofBuild.map(([, owner, place]) => [place, owner])).toEqual([
    ['./dist', 'root:root'],
    ['/srv/site/public', 'node:node'],
  ]);
  // The rest comes from the context or from a stage of root.
  expect(last.match(/--chown/g)).toHaveLength(2);
});

test('the container file installs the packages of every folder without naming one', () => {
  const [, choice] = /^RUN (find [^]*?)\n\n/m.exec(read('Containerfile')) ?? [];
  const folder = mkdtempSync(join(tmpdir(), 'packages-'));
  try {
    const files = [
      'package.json',
      'package-lock.json',
      'mf-new/package.json',
      'tools/a/package.json',
    ];
    for (const file of [...files, 'mf-new/src/routes.ts', 'package.json.txt']) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), '');
    }
    execFileSync('sh', ['-c', choice!], { cwd: folder });
    expect(filesBelow(folder)).toEqual(files.toSorted());
    expect(existsSync(join(folder, 'mf-new/src'))).toBe(false);
  } finally {
    rmSync(folder, { recursive: true });
  }
  const copied = [...read('Containerfile').matchAll(/^COPY (?:--\S+ )*(\S+) \S+$/gm)];
  expect(new Set(copied.map(([, from]) => from))).toEqual(
    new Set(['.', '/packages', '/app/dist', '/srv/site/public']),
  );
});

test('a linter finds nothing in the container file', () => {
  const settings = Object.fromEntries(
    [
      'deprecatedMaintainer',
      'instructionCasing',
      'instructionCmdMultiple',
      'instructionWorkdirRelative',
    ].map((rule) => [rule, ValidationSeverity.ERROR]),
  );
  expect(validate(read('Containerfile'), settings)).toEqual([]);
  expect(validate('FROM\nCOPY a', settings)).not.toEqual([]);
});

test('what runs in the container is compiled, on packages of its own', () => {
  const [, last = ''] = /\nFROM base\n([^]*)$/.exec(read('Containerfile')) ?? [];
  expect(last).toContain('COPY --from=server-packages');
  expect(read('Containerfile')).toContain('COPY --from=publisher-packages');
  expect(last).not.toMatch(/npm |tsx|--chown=node:node \. /);
  expect(last).toMatch(/USER node[^]*CMD \["node", "dist\/main\.cjs", "serve"\]/);
  for (const name of ['site.service', 'site-backup.service']) {
    expect(read(name)).toContain('node dist/main.cjs');
    expect(read(name)).not.toContain('run.mjs');
  }
});

test('the server may read the folder whose age it reports', () => {
  const unit = read('site.service');
  const [, folder = ''] = /BACKUP_DIR=(\S+)/.exec(unit) ?? [];
  const hidden = [...unit.matchAll(/^InaccessiblePaths=(.+)$/gm)].flatMap(([, paths]) =>
    paths!.split(' ').map((path) => path.replace(/^-/, '')),
  );
  expect(hidden).toContain('/root');
  expect(hidden.filter((path) => `${folder}/`.startsWith(`${path}/`))).toEqual([]);
});

test('the commands of the container exist', () => {
  const { scripts } = readJson<{ scripts: Record<string, string> }>(join(root, 'package.json'));
  const commands = ['Containerfile', 'compose.yaml'].flatMap((name) =>
    [...read(name).matchAll(/\b(publish:[a-z]+|(?<=main\.cjs", ")[a-z]+)/g)].map(
      ([, each]) => each!,
    ),
  );
  expect(commands).toContain('serve');
  expect(commands.filter((command) => !(command in scripts))).toEqual([]);
});

test('the compose file declares each volume of the container', () => {
  const [, list = '[]'] = /^VOLUME (.+)$/m.exec(read('Containerfile')) ?? [];
  // The file contains a JSON list of paths.
  const volumes = JSON.parse(list) as string[];
  expect(volumes).toHaveLength(2);
  for (const path of volumes) {
    const [, name] = new RegExp(`^ +- ([a-z]+):${path}$`, 'm').exec(read('compose.yaml')) ?? [];
    expect(read('compose.yaml')).toMatch(new RegExp(`^volumes:\\n(?:  \\w+:\\n)*  ${name}:$`, 'm'));
  }
});

const analyze = spawnSync('systemd-analyze', ['--version']).status === 0;
(analyze ? test : test.skip)('systemd takes the units', () => {
  const units = readdirSync(folder).filter((name) => /\.(service|timer)$/.test(name));
  expect(units.length).toBeGreaterThan(2);
  const found = spawnSync(
    'systemd-analyze',
    ['verify', '--man=no', ...units.map((name) => join(folder, name))],
    { encoding: 'utf8' },
  );
  // Other messages are about the test machine, for example a missing npm in /usr/bin.
  const faults = found.stderr.split('\n').filter((line) => line.includes(`${folder}/`));
  expect(faults).toEqual([]);
});

(analyze ? test : test.skip)('systemd finds each unit hardened', () => {
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.service'))) {
    const { stdout } = spawnSync(
      'systemd-analyze',
      ['security', '--offline=yes', '--no-pager', join(folder, name)],
      { encoding: 'utf8' },
    );
    const [, exposure] = /Overall exposure level for \S+: ([\d.]+)/.exec(stdout) ?? [];
    expect([name, Number(exposure) <= 2.5]).toEqual([name, true]);
  }
});

test('the users and folders that the units name are made', () => {
  const units = readdirSync(folder).filter((name) => name.endsWith('.service'));
  const listed = (lines: string, pattern: RegExp) =>
    [...lines.matchAll(pattern)].flatMap(([, words]) => words!.split(' '));
  const named = (pattern: RegExp) => units.flatMap((name) => listed(read(name), pattern));
  const users = listed(read('site.sysusers.conf'), /^u (\S+)/gm);
  expect(new Set(named(/^User=(.+)$/gm))).toEqual(new Set(users));
  const folders = listed(read('site.tmpfiles.conf'), /^d (\S+)/gm);
  expect(folders).toEqual(expect.arrayContaining(named(/^ReadWritePaths=(.+)$/gm)));
});

const isRoot = process.getuid?.() === 0;
(analyze && isRoot ? test : test.skip)('systemd makes the users and folders of the units', () => {
  const machine = mkdtempSync(join(tmpdir(), 'machine-'));
  const make = (...words: string[]) =>
    execFileSync(words[0]!, [`--root=${machine}`, ...words.slice(1)], { stdio: 'pipe' });
  try {
    mkdirSync(join(machine, 'etc'));
    make('systemd-sysusers', join(folder, 'site.sysusers.conf'));
    make('systemd-tmpfiles', '--create', join(folder, 'site.tmpfiles.conf'));
    const passwd = readFileSync(join(machine, 'etc/passwd'), 'utf8');
    const [, publisher] = /^site-publisher:x:(\d+):/m.exec(passwd) ?? [];
    const { uid, mode } = statSync(join(machine, 'srv/site/public'));
    expect([uid, mode & 0o777]).toEqual([Number(publisher), 0o755]);
  } finally {
    rmSync(machine, { recursive: true });
  }
});

/** Programs of these names, each a shell script, in the place of the real ones. */
function withPrograms<Result>(
  programs: Record<string, string>,
  run: (place: string, env: NodeJS.ProcessEnv) => Result,
): Result {
  const place = mkdtempSync(join(tmpdir(), 'programs-'));
  try {
    for (const [name, text] of Object.entries(programs)) {
      writeFileSync(join(place, name), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
    }
    return run(place, { PATH: `${place}:/usr/bin:/bin` });
  } finally {
    rmSync(place, { recursive: true });
  }
}

test('a backup has database and uploads, goes to another place, and lasts two weeks', () => {
  const programs = {
    pg_dump: 'for each; do case $each in --file=*) echo dump > "${each#--file=}";; esac; done',
    rsync: 'shift; for last; do :; done; cp -p "$@"',
  };
  withPrograms(programs, (place, env) => {
    const [data, backups, copy] = ['data', 'backups', 'copy'].map((name) => join(place, name));
    for (const made of [join(data!, 'uploads'), backups!, copy!]) {
      mkdirSync(made, { recursive: true });
    }
    writeFileSync(join(data!, 'uploads/a.webp'), 'picture');
    const old = ['2020.dump', '2020.uploads.tgz', '2020.dump.part'];
    for (const name of [...old, 'own.txt']) {
      writeFileSync(join(backups!, name), '');
      utimesSync(join(backups!, name), 0, 0);
    }
    const settings = { DATA_DIR: data, BACKUP_DIR: backups, BACKUP_COPY: copy };
    const backUp = (more: NodeJS.ProcessEnv) =>
      spawnSync('sh', [join(folder, 'back-up.sh')], {
        env: { ...env, ...settings, DATABASE_URL: 'postgres:///site', ...more },
        encoding: 'utf8',
      });
    const { status, stderr } = backUp({});
    expect([status, stderr]).toEqual([0, '']);
    const made = readdirSync(backups!).filter((name) => name !== 'own.txt');
    expect(made).toEqual([
      expect.stringMatching(/^[\dT-]+\.dump$/),
      expect.stringMatching(/^[\dT-]+\.uploads\.tgz$/),
    ]);
    expect(readdirSync(copy!)).toEqual(made);
    // systemd tells a failure only if the program ends with one.
    expect(backUp({ BACKUP_COPY: join(place, 'gone/away') }).status).not.toBe(0);
    writeFileSync(join(place, 'pg_dump'), '#!/bin/sh\nexit 1\n');
    const before = readdirSync(backups!);
    expect(backUp({}).status).toBe(1);
    expect(readdirSync(backups!)).toEqual(before);
  });
});

test('the notice of a failure names the unit and its last lines', () => {
  const [, command = ''] =
    /^ExecStart=\/bin\/sh -c '(.+)' - %i$/m.exec(read('site-failed@.service')) ?? [];
  const programs = {
    journalctl: 'echo "log of $1"',
    curl: 'echo "$@"; cat',
  };
  withPrograms(programs, (_place, env) => {
    const { status, stdout } = spawnSync('sh', ['-c', command, '-', 'site-backup.service'], {
      env,
      encoding: 'utf8',
    });
    expect(status).toBe(0);
    expect(stdout).toMatch(/--url smtp:\/\/127\.0\.0\.1 --mail-from root --mail-rcpt root/);
    expect(stdout).toContain('Subject: site-backup.service has failed');
    expect(stdout).toContain('log of --unit=site-backup.service');
  });
});

test('each alert has a severity and a place where its answer is written', () => {
  const rules = read('alert-rules.yml')
    .split(/^ +- alert: /m)
    .slice(1);
  expect(rules.length).toBeGreaterThan(15);
  const headings = [...read('../docs/how-to/answer-an-alert.md').matchAll(/^## (.+)$/gm)].map(
    ([, heading]) => heading!.toLowerCase().replaceAll(' ', '-'),
  );
  const cases = read('alert-rules.test.yml').split('alertname: ').slice(1);
  for (const rule of rules) {
    const [name = ''] = /^\w+/.exec(rule) ?? [];
    const own = cases.filter((each) => each.startsWith(name));
    // A case in which it wakes somebody, and one in which it does not.
    expect([name, own.some((each) => /exp_alerts: \[\]/.test(each))]).toEqual([name, true]);
    expect([name, own.some((each) => /exp_alerts:\n/.test(each))]).toEqual([name, true]);
    const [, runbook] = /runbook: docs\/how-to\/answer-an-alert\.md#(.+)$/m.exec(rule) ?? [];
    expect(rule).toMatch(/severity: (page|ticket)/);
    expect(headings).toContain(runbook);
  }
});
