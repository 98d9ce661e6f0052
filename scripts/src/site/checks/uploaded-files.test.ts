import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readJson } from 'node-shared/files';
import type { RemoteManifest } from '../../units/manifest';
import { describeFiles } from '../../units/files';
import { builtRemote } from '../testing/unit-fixtures';
import { fullSection, needlessFiles, oversizedBuild } from './uploaded-files';

let folder: string;
beforeEach(() => {
  ({ folder } = builtRemote('mf-chat', 'chat1', [{ path: '/chat' }]));
});
afterEach(() => rmSync(folder, { recursive: true }));

const add = (file: string, content: string | Buffer) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), content);
};
/** What is said of the build whose manifest names all its files. */
const needless = () => {
  const web = join(folder, 'web');
  const manifest = readJson<RemoteManifest>(join(folder, 'remote.json'));
  return needlessFiles({ ...manifest, files: describeFiles(web) }, web);
};

test('the files of its pages, what they name and their source maps are needed', () => {
  add('web/js/page.js', `import('./later.0a1b.js')`);
  add('web/js/later.0a1b.js', `style('css/later.css')`);
  add('web/css/later.css', `.a{background:url(../assets/stars.9f.svg)}`);
  add('web/assets/stars.9f.svg', '<svg/>');
  add('web/js/later.0a1b.js.map', '{}');
  expect(needless()).toEqual([]);
});

test('a file that no page names, that the manifest does not name, or of another kind is refused', () => {
  add('web/data/blob.json', '{}');
  expect(needless()).toEqual([
    'mf-chat: web/data/blob.json is needed by no page; remove it from the build.',
  ]);
  const manifest = readJson<RemoteManifest>(join(folder, 'remote.json'));
  expect(needlessFiles(manifest, join(folder, 'web'))).toEqual([
    'mf-chat: web/data/blob.json is not in remote.json.',
  ]);
  rmSync(join(folder, 'web/data'), { recursive: true });
  add('web/login.html', '<h1>Log in</h1>');
  expect(needless()).toEqual(['mf-chat: web/login.html is no kind of file that a page loads.']);
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
