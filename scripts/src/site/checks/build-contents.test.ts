import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readJson } from 'node-shared/files';
import { builtRemote } from '../testing/unit-fixtures';
import { contentFaults, fullSection, oversizedBuild } from './build-contents';

let folder: string;
beforeEach(() => {
  ({ folder } = builtRemote('mf-chat', 'chat1', [{ path: '/chat' }]));
});
afterEach(() => rmSync(folder, { recursive: true }));

const add = (file: string, content: string | Buffer) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), content);
};
const faults = () =>
  contentFaults('mf-chat', folder, (part) => readJson(join(folder, part, 'remote.json')));

test('what a build has written is on the list', () => {
  expect(faults()).toEqual([]);
  add('public/images/star.svg', '<svg/>');
  add('web/js/page.js.br', 'compressed');
  expect(faults()).toEqual([]);
});

test('what is not on the list, not in the manifest, or of another language is refused by its name', () => {
  add('web/js/blob.js', '');
  add('web/login.html', '<h1>Log in</h1>');
  add('web/hi/js/page.js', '');
  add('hi/public/login.html', '<h1>Log in</h1>');
  add('hi/web/js/page.js', '');
  add('fr/server.cjs', '');
  expect(faults()).toEqual([
    'mf-chat: fr/server.cjs is no file of a build.',
    'mf-chat: hi/public/login.html is no file of a build.',
    'mf-chat: hi/web/js/page.js is no file of a build.',
    'mf-chat: web/hi/js/page.js is no file of a build.',
    'mf-chat: web/js/blob.js is not in its manifest.',
    'mf-chat: web/login.html is no file of a build.',
  ]);
});

test('a build of more than 4 MB is refused, whatever its manifest claims', () => {
  expect(oversizedBuild('mf-chat', folder)).toEqual([]);
  add('web/js/large.js', Buffer.alloc(4_000_000));
  expect(oversizedBuild('mf-chat', folder)).toEqual([
    expect.stringMatching(/^mf-chat: the build has 400\d{4} bytes, the budget is 4000000\.$/),
  ]);
});

test('a section with too many bytes of kept versions has to wait', () => {
  expect(fullSection('mf-chat', folder)).toEqual([]);
  add('auth1/js/large.js', Buffer.alloc(100_000_001));
  expect(fullSection('mf-chat', folder)).toEqual([
    expect.stringMatching(/^mf-chat: its versions have 10\d{7} bytes, the budget is 100000000; /),
  ]);
});
