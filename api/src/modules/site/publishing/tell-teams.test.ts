import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestServer, type TestServer } from '../../../testing/test-server';
import { testRegistry } from '../testing/site-registry';
import { storeToken, type NewToken } from './publish-tokens';
import { PERMISSIONS } from './publisher';

const site = mkdtempSync(join(tmpdir(), 'site-'));
const MAIL = 'chat-team@example.com';

let server: TestServer;
const give = (given: Partial<NewToken>) =>
  storeToken(
    server.services.database,
    {
      ...{ team: 'Chat team', tokenHash: `of ${given.team}`, remotes: ['mf-pages'], paths: [] },
      ...{ permissions: [...PERMISSIONS], origins: [], days: 300, tell: MAIL },
      ...given,
    },
    server.now(),
  );
const note = (who: string, action: string, more: object = {}) =>
  appendFileSync(
    join(site, 'deploys.jsonl'),
    `${JSON.stringify({ at: server.now().toISOString(), who, unit: 'mf-pages', action, ...more })}\n`,
  );
const fail = async (times: number, report: object = {}) => {
  for (let time = 0; time < times; time += 1) {
    const call = { remote: 'mf-pages', version: '1', step: 'unreachable', cause: 'HTTP 404' };
    await server.call('POST', 'client-errors', { ...call, ...report });
  }
};
/** What one run of the task sends. */
async function toldNow(): Promise<string[]> {
  const before = server.outbox().length;
  await server.runTask('tell teams of their sections');
  await server.services.messenger.deliver();
  return server
    .outbox()
    .slice(before)
    .map(({ to, text }) => `${to}: ${text}`);
}

beforeEach(async () => {
  server = await openTestServer({ env: { SITE_DIR: site } });
  writeFileSync(join(site, 'registry.json'), JSON.stringify(testRegistry));
  writeFileSync(join(site, 'deploys.jsonl'), '');
  await give({});
  server.advanceClock(1);
});
afterEach(() => {
  jest.restoreAllMocks();
  return server.close();
});
afterAll(() => rmSync(site, { recursive: true }));

test('a live version that fails is told once, with the fallback, and not what few or old versions report', async () => {
  await fail(2);
  await fail(5, { version: '0' });
  await fail(5, { step: 'csp' });
  expect(await toldNow()).toEqual([]);
  await fail(1, { fallback_version: '0' });
  const [mail, ...others] = await toldNow();
  expect(others).toEqual([]);
  expect(mail).toMatch(
    /^chat-team@example\.com: [^]*mf-pages 1 fails for visitors: 3 reports in the last hour\.[^]*falls back to the version before 1/,
  );
  await fail(5);
  expect(await toldNow()).toEqual([]);
});

test('what others do to a section is told, with who and why, and not what its own team does', async () => {
  note('Chat team', 'roll back');
  note('Chat team (CI)', 'close');
  note('Asha', 'publish');
  note('Asha', 'close', { unit: 'mf-other' });
  expect(await toldNow()).toEqual([]);
  note('Asha', 'roll back', { why: 'the form was empty' });
  note('Asha', 'unpublish');
  const mails = await toldNow();
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatch(
    /mf-pages was rolled back by Asha at .*: the form was empty\.[^]*mf-pages was taken out of the site by Asha at /,
  );
  expect(await toldNow()).toEqual([]);
});

test('a token without an address, one that has ended, and what was before it tell nobody', async () => {
  note('Asha', 'close');
  await give({ tell: null });
  server.advanceClock(1);
  note('Asha', 'close');
  expect(await toldNow()).toEqual([]);
  server.advanceClock(1);
  await give({});
  expect(await toldNow()).toEqual([]);
  server.advanceClock(301 * 86_400);
  note('Asha', 'close');
  expect(await toldNow()).toEqual([]);
});

test('a webhook gets the news, again after it has refused them, and no mail goes out', async () => {
  await give({ tell: 'https://hook.example/chat' });
  server.advanceClock(1);
  note('Asha', 'close');
  const fetched = jest.spyOn(globalThis, 'fetch');
  fetched.mockResolvedValueOnce(new Response('', { status: 500 }));
  fetched.mockResolvedValue(new Response(''));
  expect([...(await toldNow()), ...(await toldNow()), ...(await toldNow())]).toEqual([]);
  expect(fetched.mock.calls.map(([address]) => address)).toEqual([
    'https://hook.example/chat',
    'https://hook.example/chat',
  ]);
  expect(JSON.parse(String(fetched.mock.calls[1]![1]!.body))).toEqual({
    text: expect.stringMatching(/^mf-pages was closed by Asha at /),
  });
});
