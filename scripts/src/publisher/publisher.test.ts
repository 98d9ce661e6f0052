import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import type { Sent } from 'api';
import { publicCatalogue } from 'shared/model/catalogue';
import { shippedCatalogue } from 'shared/model/shipped-catalogue';
import { newFolder } from '../site/testing/unit-fixtures';
import * as isolation from '../site/isolation/isolation';
import * as tools from '../site/site-tools';
import { startPublisher } from './publisher';
import { publisherClient } from './publisher-client';
import { publisherSocket } from './publisher-socket';

const sent: Sent = { mode: 'dry-run', paths: [], origins: [], seconds: 1 };
const files = { 'web/js/page.js': Buffer.from('page').toString('base64') };

/** What the changes of a site are asked; each lasts until `end` is called. */
const asked: unknown[][] = [];
let end: (() => void)[] = [];
let folders: string[] = [];
function work(...words: unknown[]) {
  asked.push(words);
  return new Promise<{ done: boolean; lines: string[] }>((resolve) =>
    end.push(() => resolve({ done: true, lines: [String(words[0])] })),
  );
}

let env: { SITE_DIR: string; TRUST_UPLOADED_BUILDS?: string };
let stop: () => Promise<void>;
beforeEach(async () => {
  env = { SITE_DIR: newFolder('site') };
  [asked.length, end, folders] = [0, [], []];
  jest.spyOn(tools, 'siteTools').mockReturnValue({
    publish: (remote, folder, how, who) => {
      folders.push(folder);
      return work(remote, how, who, readFileSync(join(folder, 'web/js/page.js'), 'utf8'));
    },
    changeVersion: (...words) => work(...words),
    showCatalogue: (...words) => work('catalogue', ...words),
  });
  ({ stop } = await startPublisher(env));
});
afterEach(async () => {
  jest.restoreAllMocks();
  await stop();
});

const client = () => publisherClient(env);
const publish = (remote: string, who = 'Chat team') =>
  client().publisher!.publish(remote, files, sent, who);
const until = async (isSo: () => boolean) => {
  while (!isSo()) await new Promise((next) => setTimeout(next, 5));
};

test('a build arrives with its files and its team, and leaves nothing behind', async () => {
  const published = publish('mf-chat');
  await until(() => end.length === 1);
  expect(asked).toEqual([['mf-chat', sent, 'Chat team', 'page']]);
  end[0]!();
  expect(await published).toEqual({ done: true, lines: ['mf-chat'] });
  expect(folders.map((folder) => existsSync(folder))).toEqual([false]);
});

test('builds are checked one after the other, and a roll-back waits for none', async () => {
  const first = publish('mf-chat');
  await until(() => end.length === 1);
  const second = publish('mf-talk', 'Talk team');
  const change = { action: 'roll back' } as const;
  const rolledBack = client().publisher!.changeVersion('mf-chat', change, 'Chat team');
  await until(() => end.length === 2);
  expect(asked.map(([what]) => what)).toEqual(['mf-chat', 'mf-chat']);
  expect(asked[1]).toEqual(['mf-chat', change, 'Chat team']);
  end[1]!();
  expect(await rolledBack).toMatchObject({ done: true });
  end[0]!();
  await first;
  await until(() => end.length === 3);
  expect(asked[2]![0]).toBe('mf-talk');
  end[2]!();
  expect(await second).toMatchObject({ lines: ['It was number 2 in the line.', 'mf-talk'] });
});

test.each([
  '../outside.js',
  'web/../../outside.js',
  '/etc/cron.d/x',
  'web/.hidden',
  'web//x.js',
  'web\\x.js',
  'server.cjs/x',
  'other/x.js',
  'fr/server.cjs',
  'hi/public/login.html',
  'public/app/sw.js',
  'web/js/login.html',
  'web/js/page.js.br',
])('a file at %j is refused before anything is written', async (name) => {
  const outside = { ...files, [name]: files['web/js/page.js'] };
  expect(await client().publisher!.publish('mf-chat', outside, sent, 'Chat team')).toEqual({
    done: false,
    lines: [`"${name}" is no file of a build.`],
  });
  expect(asked).toEqual([]);
});

test('what fails in the publisher is in its log alone', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  // The work above reads another file of it.
  const other = { 'web/js/other.js': files['web/js/page.js'] };
  expect(await client().publisher!.publish('mf-chat', other, sent, 'Chat team')).toEqual({
    done: false,
    lines: ['The publisher has failed; its log says why.'],
  });
  expect(String(log.mock.calls[0])).toContain('page.js');
  expect(asked).toEqual([]);
});

test('it says where builds cannot be isolated, unless they are trusted', async () => {
  const takes = () => client().publisher!.takesBuild('Chat team');
  jest.spyOn(isolation, 'canIsolate').mockReturnValue(false);
  const lines = [expect.stringMatching(/^This server cannot isolate the builds of teams/)];
  expect(await takes()).toEqual({ done: false, lines, unread: { status: 503 } });
  env.TRUST_UPLOADED_BUILDS = 'yes';
  expect(await takes()).toEqual({ done: true, lines: [] });
});

test('a second publisher of a site does not start, and one that was killed leaves no obstacle', async () => {
  await expect(startPublisher(env)).rejects.toThrow('Another publisher listens on');
  await stop();
  writeFileSync(publisherSocket(env), '');
  ({ stop } = await startPublisher(env));
  expect(readdirSync(env.SITE_DIR)).toContain('.publisher');
});

test('without a publisher, nothing is taken, and the answer says so', async () => {
  await stop();
  const missing = {
    done: false,
    lines: [expect.stringContaining('The publisher of this site does not run')],
    unread: { status: 503 },
  };
  expect(await client().publisher!.takesBuild('Chat team')).toEqual(missing);
  expect(await publish('mf-chat')).toEqual(missing);
  // What the server has not got, it cannot say it has done.
  const { writeSite } = client();
  await expect(writeSite!(publicCatalogue(shippedCatalogue))).rejects.toThrow(
    'The publisher of this site does not run',
  );
  ({ stop } = await startPublisher(env));
});

test('a server reaches the publisher of another machine through a forwarded socket', async () => {
  // As ssh -L does; the servers have the site from the store.
  const PUBLISHER_SOCKET = join(newFolder('server'), 'publisher');
  const forwarding = createServer((from) => {
    const to = connect(publisherSocket(env));
    from.pipe(to).pipe(from);
  });
  await new Promise<void>((ready) => forwarding.listen(PUBLISHER_SOCKET, ready));
  const server = publisherClient({ SITE_DIR: newFolder('copy'), PUBLISHER_SOCKET });
  const published = server.publisher!.publish('mf-chat', files, sent, 'Chat team');
  await until(() => end.length === 1);
  end[0]!();
  expect(await published).toEqual({ done: true, lines: ['mf-chat'] });
  expect(asked).toEqual([['mf-chat', sent, 'Chat team', 'page']]);
  forwarding.close();
});
