import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { callsIn } from './calls';

const place = mkdtempSync(join(tmpdir(), 'calls-'));
afterAll(() => rmSync(place, { recursive: true, force: true }));

function callsOf(files: Record<string, string>) {
  const folder = mkdtempSync(join(place, 'unit-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return callsIn(folder);
}
const namesOf = (text: string) => Object.keys(callsOf({ 'page.tsx': text }));

test.each([
  ['a text', "send({ name: 'a', url: '/a', method: 'POST' })", ['POST /a']],
  ['a query', "({ query: () => '/a?all=yes' })", ['GET /a']],
  ['a query with a part of its own', '({ query: (id: string) => `/a/${id}/b` })', ['GET /a/:/b']],
  [
    'a function of the address',
    'const of = (id: string) => `/a/${encodeURIComponent(id)}`; send({ url: `${of(1)}/b` })',
    ['GET /a/:/b'],
  ],
  [
    'a helper that is given the address',
    "const post = (url: string) => ({ url, method: 'POST' }); send(post('/a')); send(post('/b'))",
    ['POST /a', 'POST /b'],
  ],
  [
    'a component that is given the address',
    'const Button = ({ path }: Props) => send({ url: path }); const x = <Button path="/a" />;',
    ['GET /a'],
  ],
  [
    'two methods and two addresses',
    "send({ url: big ? '/a' : '/b', method: on ? 'PUT' : 'DELETE' })",
    ['ANY /a', 'ANY /b'],
  ],
  [
    'a method in what is spread in',
    "send({ url: '/a', ...(off ? { method: 'DELETE' } : { method: 'POST', body }) })",
    ['DELETE /a', 'POST /a'],
  ],
  [
    'a method that is there or not',
    "send({ url: '/a', ...(body && { method: 'POST', body }) })",
    ['GET /a', 'POST /a'],
  ],
  [
    'a helper with a method by default',
    "const of = (url: string, method = 'GET') => send({ url, method }); of('/a'); of('/b', 'PUT');",
    ['ANY /a', 'ANY /b'],
  ],
  [
    'a change of what is cached',
    "const post = (what: string) => change<Of>(`POST /a/:number/${what}`, ['B']); post('b'); post('c')",
    ['POST /a/:/b', 'POST /a/:/c'],
  ],
  ['an API elsewhere', "send({ url: 'https://chat.example/rooms' })", []],
  ['a link that is no call', 'const x = { name: "X", url: pageUrl("/x") };', []],
])('%s', (_, text, calls) => {
  expect(namesOf(text)).toEqual(calls);
});

test('a call has the chunks of the pages that import it', () => {
  const files = {
    'routes.ts': `
      const a = () => import(/* webpackChunkName: "x-a" */ './a/APage');
      const b = () => import(/* webpackChunkName: "x-b" */ './b/BPage');`,
    'a/APage.tsx': "import { a } from '../a-endpoints';",
    'b/BPage.tsx': "const late = () => import('./more');",
    'b/more.ts': "import { base } from '../a-endpoints'; send({ url: `${base}/late` });",
    'a-endpoints.ts': "export const base = '/a'; export const a = () => send({ url: base });",
    'a-endpoints.test.ts': "send({ url: '/test' });",
  };
  expect(callsOf(files)).toEqual({ 'GET /a': ['x-a', 'x-b'], 'GET /a/late': ['x-b'] });
});

test('a call whose address cannot be read is refused with its place', () => {
  expect(() => namesOf('\nsend({ url: addressOf(page) });')).toThrow(/page\.tsx:2: the address/);
});
