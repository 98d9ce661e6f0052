import { readJson } from 'node-shared/files';
import { join } from 'node:path';
import { root } from '../units/units';
import { commands } from './commands';
import { runCommand, type Commands, type Given } from './command';
import { ownFolder } from './own-folder';
import { remoteCommands } from './remote-commands';
import { toolCommands } from './tool-commands';

const call = (name: string) => `npm run ${name}`;

/** What the command gets, and what is printed. */
async function run(command: Omit<Commands[string], 'run' | 'purpose'>, ...args: string[]) {
  let given: Given | undefined;
  const log = jest.spyOn(console, 'log').mockImplementation();
  const table = { act: { ...command, purpose: 'Acts.', run: (all: Given) => void (given = all) } };
  await runCommand(table, call, ['act', ...args], { SITE_DIR: 'here' });
  const printed = log.mock.calls.flat();
  log.mockRestore();
  return { given, printed };
}

const command = { words: ['NAME', '[VERSION]'], options: ['--dry-run', '--stats KIND'] };
const usage = 'npm run act -- NAME [VERSION] [--dry-run] [--stats KIND]';

test('a command gets its words, options and the environment', async () => {
  const { given } = await run(command, 'mf-auth', '--dry-run', 'v1', '--stats', 'detailed');
  expect(given).toEqual({
    words: ['mf-auth', 'v1'],
    options: { 'dry-run': true, stats: 'detailed' },
    env: { SITE_DIR: 'here' },
    usage,
  });
});

test('words with … can be repeated', async () => {
  const { given } = await run({ words: ['TEAM', '[REMOTE …]'] }, 'Chat', 'mf-a', 'mf-b', 'mf-c');
  expect(given!.words).toEqual(['Chat', 'mf-a', 'mf-b', 'mf-c']);
});

test('options with … are left among the words, for another program', async () => {
  const { given } = await run(
    { words: ['[WORD …]'], options: ['--…'] },
    ...['--watch', 'ask', '-t', 'a name'],
  );
  expect(given).toMatchObject({ words: ['--watch', 'ask', '-t', 'a name'], options: {} });
});

test.each(['--help', '-h'])('with %s it prints its usage and does nothing', async (help) => {
  expect(await run(command, 'mf-auth', help)).toEqual({
    given: undefined,
    printed: [`${usage}\n\nActs.`],
  });
});

test.each([
  [['--unheard-of'], '--unheard-of is unknown'],
  [['a', 'b', 'c'], 'c is unknown'],
  [['--stats'], '--stats needs a value'],
  [['--dry-run=yes'], '--dry-run takes no value'],
])('%s is refused with the usage', async (args, message) => {
  await expect(run(command, ...args)).rejects.toThrow(`${message}; ${usage}`);
});

test('an unknown command is refused with a list of all', async () => {
  await expect(runCommand(commands, call, ['toString'], {})).rejects.toThrow(
    /^toString is unknown; there are\n {2}npm run start\n/,
  );
});

test('package.json has exactly the commands of the table', () => {
  const { scripts } = readJson<{ scripts: Record<string, string> }>(join(root, 'package.json'));
  const ours = Object.entries(scripts).filter(([, line]) => line.includes('scripts/run.mjs'));
  expect(Object.fromEntries(ours)).toEqual(
    Object.fromEntries(Object.keys(commands).map((name) => [name, `node scripts/run.mjs ${name}`])),
  );
});

test('the commands for a remote are the same in the repository and in a folder of its own', () => {
  const outside = remoteCommands(ownFolder);
  for (const [name, { words = [], options, purpose }] of Object.entries(outside)) {
    const inside = commands[`${name}:remote`];
    const remote = name === 'new' ? [] : ['NAME'];
    expect(inside).toMatchObject({ words: [...remote, ...words], purpose });
    expect(inside!.options).toEqual(options);
  }
});

test.each(Object.entries({ ...commands, ...toolCommands }))(
  '%s says what it does in sentences',
  (_name, { purpose }) => {
    expect(purpose).toMatch(/^[A-Z].+\.$/);
  },
);
