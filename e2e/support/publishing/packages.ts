import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  symlinkSync,
} from 'node:fs';
import { basename, join, relative } from 'node:path';
import { root } from './site';

const installed = join(root, 'node_modules');
/** npm links the workspaces; all other packages are folders. */
const isWorkspace = (name: string) => lstatSync(join(installed, name)).isSymbolicLink();

/** Links the installed packages of this repository into `node_modules` of a folder, except those named. */
export function linkPackages(folder: string, except: readonly string[] = []): void {
  const target = join(folder, 'node_modules');
  mkdirSync(target, { recursive: true });
  for (const name of readdirSync(installed)) {
    if (name.startsWith('.') || except.includes(name)) continue;
    symlinkSync(join(installed, name), join(target, name));
  }
}

/** Copies the repository with its builds, so that a test can change the sources; the packages are linked. */
export function copyRepository(folder: string): void {
  const workspaces = readdirSync(installed).filter(isWorkspace);
  const files = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isFile());
  for (const { name } of files) cpSync(join(root, name), join(folder, name));
  for (const workspace of workspaces) {
    const name = relative(root, realpathSync(join(installed, workspace)));
    const unit = join(root, name);
    cpSync(unit, join(folder, name), {
      recursive: true,
      filter: (path) => basename(path) !== 'node_modules',
    });
    if (existsSync(join(unit, 'node_modules'))) {
      symlinkSync(join(unit, 'node_modules'), join(folder, name, 'node_modules'));
    }
  }
  linkPackages(folder, workspaces);
  for (const name of workspaces) {
    symlinkSync(readlinkSync(join(installed, name)), join(folder, 'node_modules', name));
  }
  // By this file the commands see that the packages are installed.
  cpSync(join(installed, '.package-lock.json'), join(folder, 'node_modules/.package-lock.json'));
}
