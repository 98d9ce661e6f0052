import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assertRemote, remoteNames, remotesIn } from './units';

test('the remotes are the folders mf-* with a package, not what another branch left of one', () => {
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
  '%p is refused, with the names there are',
  (name) => {
    expect(() => assertRemote(name)).toThrow(remoteNames.join(', '));
  },
);
