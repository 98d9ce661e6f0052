import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../units/units';

const textOf = (file: string) => readFileSync(join(root, file), 'utf8');

const publishing = 'e2e/operations/publishing.spec.ts';
const outside = 'e2e/operations/outside.spec.ts';
const reading = 'e2e/operations/commands.spec.ts';
const production = 'api/src/production-install.all.test.ts';
const compiled = 'scripts/src/build/compile-server.all.test.ts';
const backup = 'api/src/operations/check-backup.test.ts';
const pointInTime = 'api/src/operations/point-in-time.all.test.ts';

/** The test that types each command that a document tells a person to type, or why none does. */
const typed: Readonly<Record<string, string>> = {
  'npm start': 'e2e/support/publishing/site.ts',
  'npm ci': production,
  'npm install': 'as npm ci, which keeps to the lock file',
  'npm test': 'runs this test',
  'npm run quick': 'runs a part of npm test again',
  'npm run lint': 'npm test runs each of its commands',
  'npm run types': 'npm test runs it',
  'npm run imports': 'npm test runs it',
  'npm run bench': 'takes an hour on a machine that does nothing else',
  'npm run webpack': 'hands its options to webpack',
  'npm run serve': production,
  'npm run publisher': production,
  'npm run compile': production,
  'npm run publish:all': production,
  'npm run migrate': compiled,
  'npm run receipts:after': backup,
  'npm run admin:add': compiled,
  'npm run admin:reset-app': compiled,
  'npm run try': compiled,
  'npm run db:check-backup': compiled,
  'npm run dev': 'e2e/operations/dev.spec.ts',
  'npm run new:remote': 'e2e/operations/new-remote.spec.ts',
  'npm run publish:remote': publishing,
  'npm run canary:remote': publishing,
  'npm run promote:remote': publishing,
  'npm run rollback:remote': publishing,
  'npm run toggle:remote': publishing,
  'npm run publish:shell': 'as publish:all, with one unit',
  'npm run rollback:shell': 'as rollback:remote, with another unit',
  'npm run unpublish:remote': outside,
  'npm run pack:kit': outside,
  'npm run publish:token': outside,
  'npm run remotes': reading,
  'npm run status:remote': reading,
  'npm run log:remote': reading,
  'npm run failures:remote': reading,
  'npm run vitals:remote': reading,
  'npm run stack': reading,
  'npm run doctor': reading,
  'npm run check': reading,
  'npx --package': 'the same file as npx remote, which needs no registry of packages then',
  'npx remote': outside,
  'npx playwright': 'npm test runs it',
  pg_dump: backup,
  pg_restore: backup,
  createdb: backup,
  pg_basebackup: pointInTime,
  pg_ctl: pointInTime,
  cp: pointInTime,
  echo: pointInTime,
  touch: pointInTime,
  cd: 'of the shell',
  rm: 'of the shell',
};

/** What a person types: the lines of the examples, and what the text says with `npm run`. */
function commandsOf(document: string): string[] {
  const text = textOf(document);
  const blocks = [...text.matchAll(/^ *```sh\n([^]*?)^ *```/gm)].flatMap(([, lines]) =>
    lines!.split('\n').filter((line) => line.trim() && !/^\s/.test(line)),
  );
  const typedWords = blocks.map((line) => line.replace(/^(?:[A-Z_0-9]+=\S+ )+/, ''));
  const named = [...text.matchAll(/\bnpm (?:run [a-z:-]+|start|test|ci|install)/g)].map(String);
  return [...typedWords.map(nameOf), ...named];
}

function nameOf(line: string): string {
  const [program = '', word = '', name = ''] = line.split(/\s+/);
  if (program === 'npx') return `npx ${word}`;
  if (program !== 'npm') return program;
  return word === 'run' ? `npm run ${name}` : `npm ${word}`;
}

test('each command of the documents is typed by a test, or says why not', () => {
  const howTo = readdirSync(join(root, 'docs/how-to')).map((name) => `docs/how-to/${name}`);
  const named = new Set(['README.md', 'CONTRIBUTING.md', ...howTo].flatMap(commandsOf));
  expect(Object.keys(typed).sort()).toEqual([...named].sort());
});

const tests = Object.entries(typed).filter(([, place]) => /\.ts$/.test(place));

test.each(tests)('%s is typed in %s', (command, file) => {
  const word = command.split(' ').at(-1)!;
  // The recipe of a restore is read from its document.
  const isTyped = new RegExp(`['\` ]${word}['\` ]|\\brecipe\\(`);
  expect(textOf(file)).toMatch(isTyped);
});
