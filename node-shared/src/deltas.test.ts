import { createHash } from 'node:crypto';
import {
  DELTA_MAGIC,
  deltaFile,
  dictionaryHeader,
  isMadeFrom,
  lastingName,
  offeredRelease,
  offeredVersion,
  pageDictionaryHeader,
} from './deltas';

test('a file of a unit is a dictionary for the same file of other versions', () => {
  expect(dictionaryHeader('/shell/0123456789ab/js/main.0a1b2c3d.js')).toBe(
    'match="/shell/*/js/main.*.js", id="0123456789ab"',
  );
  expect(dictionaryHeader('/remotes/mf-auth/0123456789ab/remoteEntry.js')).toBe(
    'match="/remotes/mf-auth/*/remoteEntry.js", id="0123456789ab"',
  );
  for (const other of [
    '/',
    '/shell/0123456789ab/server.cjs',
    '/shell/0123456789ab/assets/a.png',
    '/remotes/mf-auth/0123456789ab/../x.js',
    '/remotes/mf-auth/dev/js/page.js',
  ]) {
    expect(dictionaryHeader(other)).toBeUndefined();
  }
  expect(lastingName('js/main.0a1b2c3d.js')).toBe('js/main.js');
  expect(deltaFile('js/main.0a1b2c3d.js', '0123456789ab')).toBe(
    'js/main.0a1b2c3d.js.0123456789ab.dcz',
  );
});

test('a page is a dictionary for itself, and the home page for every page', () => {
  expect(pageDictionaryHeader('/', 'r1')).toBe('match="/*", match-dest=("document"), id="r1"');
  expect(pageDictionaryHeader('/course/numerology-course', 'r1')).toBe(
    'match="/course/numerology-course", match-dest=("document"), id="r1"',
  );
  expect(pageDictionaryHeader('/a%20b', 'r1')).toBeUndefined();
  expect(pageDictionaryHeader('/a/:b', 'r1')).toBeUndefined();
  const takes = { 'accept-encoding': 'gzip, br, dcb, dcz' };
  expect(offeredRelease({ ...takes, 'dictionary-id': '"mwx3uadk-7-13292"' })).toBe(
    'mwx3uadk-7-13292',
  );
  expect(offeredVersion({ ...takes, 'dictionary-id': '"mwx3uadk-7-13292"' })).toBeNull();
  expect(offeredRelease({ ...takes, 'dictionary-id': '"../secret"' })).toBeNull();
});

test('a browser offers a dictionary by the version of its file and the hash of its content', () => {
  const takes = { 'accept-encoding': 'gzip, br, dcb, dcz' };
  expect(offeredVersion({ ...takes, 'dictionary-id': '"0123456789ab"' })).toBe('0123456789ab');
  expect(offeredVersion({ ...takes, 'dictionary-id': '"../../secret"' })).toBeNull();
  expect(offeredVersion(takes)).toBeNull();
  const takesNone = { 'accept-encoding': 'gzip, br', 'dictionary-id': '"0123456789ab"' };
  expect(offeredVersion(takesNone)).toBeNull();

  const hash = createHash('sha256').update('earlier file').digest();
  const delta = Buffer.concat([DELTA_MAGIC, hash, Buffer.from('frame')]);
  expect(isMadeFrom(delta, `:${hash.toString('base64')}:`)).toBe(true);
  expect(isMadeFrom(delta, `:${Buffer.alloc(32).toString('base64')}:`)).toBe(false);
  expect(isMadeFrom(delta, undefined)).toBe(false);
});
