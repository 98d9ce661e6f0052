import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from 'node-shared/files';
import type { BuildSettings } from '../settings';
import { root, toolFolders, unitFolder } from './units';
import { packageFolder } from './packages';

/** The inputs of a build, each as a hash. A build is up to date if none of them has changed. */
export function buildInputs(unit: string, settings: BuildSettings) {
  return {
    settings: hashOf([JSON.stringify(settings)]),
    sources: hashOf([
      ...['src', 'public'].map((part) => folderHash(join(unitFolder(unit), part))),
      // The build contains the owner.
      readFileSync(join(unitFolder(unit), 'package.json')),
    ]),
    shared: folderHash(packageFolder('shared', unit)),
    ...toolInputs(),
  };
}

/** The inputs that are the same for all units. */
export const toolInputs = () => ({
  tools: hashOf(toolFolders.map(folderHash)),
  packages: hashOf([installedPackages(readLockFile())]),
});

export type BuildInputs = ReturnType<typeof buildInputs>;

/** Names the state of `shared` and of the packages with which its types are compiled. */
export const sharedHash = ({ shared, packages }: BuildInputs) => `${shared}-${packages}`;

function readLockFile(): string {
  try {
    return readFileSync(join(root, 'package-lock.json'), 'utf8');
  } catch (cause) {
    throw new Error('package-lock.json cannot be read: npm install writes it.', { cause });
  }
}

function folderHash(folder: string): string {
  return hashOf(sources(folder).flatMap((file) => [file, readFileSync(join(folder, file))]));
}

function hashOf(parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 12);
}

interface LockFile {
  packages: Record<string, { version?: string; integrity?: string; link?: true }>;
}

/** The packages that a lock file installs, whatever its order and the declarations of our workspaces. */
export function installedPackages(lockFile: string): string {
  // npm writes the file, so it has this shape.
  const { packages } = JSON.parse(lockFile) as LockFile;
  return Object.entries(packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .map(([path, { version, integrity }]) => `${path} ${version} ${integrity ?? ''}`)
    .sort()
    .join('\n');
}

/** Paths of the source files, relative to the folder; empty if the folder does not exist. */
export const sources = (folder: string): string[] =>
  filesBelow(folder).filter(
    (file) => !/\.test\.tsx?$|\.md$|(^|\/)(dist|node_modules|testing)\//.test(file),
  );
