import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';

const source = readFileSync(join(__dirname, 'canary-choice.js'), 'utf8');
const canary = (percent: number) => ({ version: 'new1', percent, pages: ['/chat'] });

interface Visit {
  path?: string;
  percent?: number;
  bucket?: string;
  /** To which candidates the visitor has agreed in this tab. */
  agreed?: string;
  user?: object;
}

/** Runs the script as a page does, and says where it sends the browser and what it gives the host. */
function visit({ path = '/chat', percent = 0, bucket = '99', agreed, user }: Visit) {
  const storage = (values: Record<string, string | undefined>) => ({
    getItem: (key: string) => values[key] ?? null,
    setItem: (key: string, value: string) => void (values[key] = value),
    removeItem: (key: string) => void delete values[key],
  });
  const { href, pathname, search, hash } = new URL(path, 'https://site.example');
  const sent: string[] = [];
  const root: Record<string, string> = {};
  const tab: Record<string, string | undefined> = { candidates: agreed };
  const page = {
    location: { href, pathname, search, hash, replace: (to: string) => sent.push(to) },
    document: {
      documentElement: { dataset: root },
      getElementById: () => ({
        textContent: JSON.stringify({
          remotes: { 'mf-chat': { enabled: true, canary: canary(percent) } },
        }),
      }),
    },
    localStorage: storage({ 'canary-bucket': bucket, user: user && JSON.stringify(user) }),
    sessionStorage: storage(tab),
  };
  compileFunction(source, Object.keys(page))(...Object.values(page));
  return { sent, asks: root.asked, gives: root.candidates, kept: tab.candidates };
}

const own = '/canary/mf-chat/new1/chat';

test('a visitor who has agreed gets the page of the candidate, in this tab', () => {
  expect(visit({ agreed: 'mf-chat' })).toMatchObject({ sent: [own], gives: 'mf-chat' });
  expect(visit({ agreed: 'mf-chat', path: own })).toMatchObject({ sent: [], gives: 'mf-chat' });
});

test('a link alone starts nothing: the host asks, wherever its router goes', () => {
  const nothing = { sent: [], gives: '', kept: undefined };
  const path = '/chat?candidate=mf-chat&view=all';
  expect(visit({ path })).toEqual({ ...nothing, asks: `https://site.example${path}` });
  for (const other of ['/chat', '/chat?candidate=mf-none', '/chat?candidate=constructor']) {
    expect(visit({ path: other })).toEqual({ ...nothing, asks: undefined });
  }
});

test('a link to the page of a candidate leads to the question', () => {
  expect(visit({ path: own }).sent).toEqual(['/chat?candidate=mf-chat']);
  expect(visit({ path: '/canary/mf-chat/new1' }).sent).toEqual(['/?candidate=mf-chat']);
  expect(visit({ path: '/canary/mf-chat/new1//evil.example' }).sent).toEqual([
    '/evil.example?candidate=mf-chat',
  ]);
  expect(visit({ path: '/canary/mf-none/new1/chat' }).sent).toEqual([]);
});

test.each([3, '3'])('where an admin is signed in, no candidate runs (role %j)', (role_id) => {
  const signedIn = { agreed: 'mf-chat', user: { role_id } };
  const nothing = { gives: '', kept: undefined };
  expect(visit(signedIn)).toEqual({ sent: [], asks: undefined, ...nothing });
  expect(visit({ ...signedIn, path: own })).toEqual({
    sent: ['/chat?candidate=mf-chat'],
    asks: undefined,
    ...nothing,
  });
  expect(visit({ ...signedIn, user: { role_id: 2 } }).sent).toEqual([own]);
});

test('a canary asks nobody: its share of the visitors gets it', () => {
  expect(visit({ percent: 50, bucket: '49' }).sent).toEqual([own]);
  expect(visit({ percent: 50, bucket: '50' }).sent).toEqual([]);
  expect(visit({ percent: 50, bucket: '50', path: own }).sent).toEqual([]);
});
