import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assertRemote, remoteNames, remotesIn } from './units';

test('a remote is a folder mf-* with a package.json, not the rest of one from another branch', () => {
  const folder = mkdtempSync(join(tmpdir(), 'units-'));
  for (const name of ['mf-two', 'mf-one', 'shell']) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, 'package.json'), '{}');
  }
  mkdirSync(join(folder, 'mf-left/dist'), { recursive: true });
  expect(remotesIn(folder)).toEqual(['mf-one', 'mf-two']);
  rmSync(folder, { recursive: true });
});

test.each(['mf-nothing', 'shell', '', undefined, '../mf-auth', 'MF-AUTH'])(
  '%p is refused, and the message lists the remotes',
  (name) => {
    expect(() => assertRemote(name)).toThrow(remoteNames.join(', '));
  },
);
