import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { filesBelow, readJson } from 'node-shared/files';
import type { ListedLink } from 'shared/model/additions';
import { publicCatalogue } from 'shared/model/catalogue';
import { shippedCatalogue } from 'shared/model/shipped-catalogue';
import { writeCompressed } from '../../../scripts/src/units/files';
import { remoteNames, root, unitFolder } from '../../../scripts/src/units/units';
import { linksOf, sections } from './sections';

const run = promisify(execFile);

/** The same pages built with a common alternative tool, in a separate package. */
export interface Peer {
  /** Name of its folder in `bench/peers`. */
  folder: string;
  /** The installed packages that form its name, with their display names. */
  packages: Readonly<Record<string, string>>;
  /** The output folder of its build, relative to its folder. */
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

export const peerFolder = ({ folder }: Peer) => join(root, 'bench/peers', folder);

/** Installs the packages of the peer's lock file, unless they are installed. Throws if npm fails. */
export async function installPeer(peer: Peer): Promise<void> {
  const cwd = peerFolder(peer);
  const written = (file: string) => statSync(join(cwd, file), { throwIfNoEntry: false })?.mtimeMs;
  // npm writes this file last, after it has installed everything.
  const installed = written('node_modules/.package-lock.json') ?? 0;
  if (installed > written('package-lock.json')!) return;
  await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd });
}

/** The name with the installed versions: `Next.js 16.4.6`. */
export const peerName = (peer: Peer): string =>
  Object.entries(peer.packages)
    .map(([name, called]) => {
      const file = join(peerFolder(peer), 'node_modules', name, 'package.json');
      return `${called} ${readJson<{ version: string }>(file).version}`;
    })
    .join(' with ');

/** Builds an installed peer and writes it as a site that the API's server can serve. */
export async function buildPeer(peer: Peer, site: string): Promise<void> {
  const cwd = peerFolder(peer);
  const output = join(cwd, peer.output);
  rmSync(output, { recursive: true, force: true });
  await run('npm', ['run', 'build'], {
    cwd,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      MENU_LINKS: JSON.stringify(sections.flatMap(linksOf).filter(isForVisitors)),
    },
    maxBuffer: 64 * 1024 * 1024,
  });

  rmSync(site, { recursive: true, force: true });
  const [pages, files] = [join(site, 'live/pages'), join(site, 'live/root')];
  for (const folder of [pages, files, join(site, 'remotes'), join(site, 'shell')]) {
    mkdirSync(folder, { recursive: true });
  }
  for (const name of filesBelow(output)) {
    const from = join(output, name);
    // The server serves `NAME.html` at `/NAME`, so a folder's index.html is renamed.
    const page = name.replace(/(?<=.)\/index\.html$/, '.html');
    cpSync(from, page.endsWith('.html') ? join(pages, page) : join(files, name));
  }
  copyPublicFiles(files);
  await writeCompressed(site);
}

/** The pages of visitors are published without the links of admins, too. */
const isForVisitors = ({ menu }: ListedLink) => !menu.startsWith('admin');

/** Copies the pictures, icons and catalogue files that the site has at its root. */
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
