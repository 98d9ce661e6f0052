import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { readJson } from 'node-shared/files';
import { publicCatalogue } from 'shared/catalogue';
import { shippedCatalogue } from 'shared/shipped-catalogue';
import { writeCompressed } from '../build/files';
import { remoteNames, root, unitFolder } from '../units';

const run = promisify(execFile);

/** The same pages built with what a reader would pick instead: a package of its own each. */
export interface Peer {
  /** Below `scripts/peers`. */
  folder: string;
  /** What its name is made of: packages that it installs, with what they are called. */
  packages: Readonly<Record<string, string>>;
  /** Where its build leaves the files, below its folder. */
  output: string;
}

export const peers: readonly Peer[] = [
  { folder: 'next', packages: { next: 'Next.js' }, output: 'dist' },
  {
    folder: 'vite',
    packages: { vite: 'Vite', 'react-router': 'React Router' },
    output: 'dist/client',
  },
];

export const peerFolder = ({ folder }: Peer) => join(root, 'scripts/peers', folder);

/** Installs what the peer's lock file names, unless that is there. Throws where npm cannot. */
export async function installPeer(peer: Peer): Promise<void> {
  const cwd = peerFolder(peer);
  const written = (file: string) => statSync(join(cwd, file), { throwIfNoEntry: false })?.mtimeMs;
  // npm writes the first when it has put everything in place.
  const installed = written('node_modules/.package-lock.json') ?? 0;
  if (installed > written('package-lock.json')!) return;
  await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd });
}

/** With the versions that are installed: `Next.js 16.4.6`. */
export const peerName = (peer: Peer): string =>
  Object.entries(peer.packages)
    .map(([name, called]) => {
      const file = join(peerFolder(peer), 'node_modules', name, 'package.json');
      return `${called} ${readJson<{ version: string }>(file).version}`;
    })
    .join(' with ');

/** Builds an installed peer and lays it out as a site that the API's server can serve. */
export async function buildPeer(peer: Peer, site: string): Promise<void> {
  const cwd = peerFolder(peer);
  const output = join(cwd, peer.output);
  rmSync(output, { recursive: true, force: true });
  await run('npm', ['run', 'build'], {
    cwd,
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    maxBuffer: 64 * 1024 * 1024,
  });

  rmSync(site, { recursive: true, force: true });
  const [pages, files] = [join(site, 'live/pages'), join(site, 'live/root')];
  for (const folder of [pages, files, join(site, 'remotes'), join(site, 'shell')]) {
    mkdirSync(folder, { recursive: true });
  }
  for (const entry of readdirSync(output, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue;
    const from = join(entry.parentPath, entry.name);
    const name = relative(output, from);
    // A page of a folder is served under the folder's name.
    const page = name.replace(/(?<=.)\/index\.html$/, '.html');
    cpSync(from, page.endsWith('.html') ? join(pages, page) : join(files, name));
  }
  copyPublicFiles(files);
  await writeCompressed(site);
}

/** Pictures, icons and the catalogue's files, as the site has them below its root. */
export function copyPublicFiles(to: string): void {
  for (const unit of ['shell', ...remoteNames]) {
    const own = join(unitFolder(unit), 'public');
    if (existsSync(own)) cpSync(own, to, { recursive: true });
  }
  for (const [address, entry] of Object.entries(publicCatalogue(shippedCatalogue).details)) {
    const file = join(to, address);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(entry));
  }
}
