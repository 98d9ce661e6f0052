import { chmodSync, cpSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { publishBuilds } from '../publish/publish-builds';
import { builtRemote, builtShell, newFolder } from '../testing/unit-fixtures';
import { openSiteFolder } from './site';

/** What another user cannot read below a folder. */
const hidden = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isSymbolicLink())
    .map((entry) => ({ entry, path: join(entry.parentPath, entry.name) }))
    .filter(({ entry, path }) => {
      const needed = entry.isDirectory() ? 0o005 : 0o004;
      return (statSync(path).mode & needed) !== needed;
    })
    .map(({ path }) => path);

test('another user can read what a publisher publishes whose files are for itself alone', async () => {
  const site = join(newFolder('place'), 'public');
  const before = process.umask(0o077);
  try {
    const sent = builtRemote('mf-auth', 'auth1', [{ path: '/login' }]);
    const folder = newFolder('sent');
    cpSync(sent.folder, folder, { recursive: true });
    for (const file of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      chmodSync(join(file.parentPath, file.name), file.isDirectory() ? 0o700 : 0o600);
    }
    await publishBuilds(openSiteFolder(site), [builtShell('host1'), { ...sent, folder }]);
    await publishBuilds(openSiteFolder(site), [
      builtRemote('mf-auth', 'auth2', [{ path: '/login' }]),
    ]);
  } finally {
    process.umask(before);
  }
  expect(statSync(site).mode & 0o777).toBe(0o755);
  for (const part of ['shell', 'remotes', 'releases']) {
    expect(statSync(join(site, part)).mode & 0o777).toBe(0o755);
    expect(hidden(join(site, part))).toEqual([]);
  }
});
