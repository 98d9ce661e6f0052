// Runs a command. It needs only Node.js, because the packages may not be installed yet.
import { spawnSync } from 'node:child_process';
import { lstatSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node.js ${process.versions.node} is too old: install 20.19 or later.`);
  process.exit(1);
}

if (!isInstalled()) {
  // npm ci would empty the folder that the link points to.
  if (lstatSync(join(root, 'node_modules'), { throwIfNoEntry: false })?.isSymbolicLink()) {
    console.error(`${join(root, 'node_modules')} is a link: remove it, then run this again.`);
    process.exit(1);
  }
  console.log('Installing packages (npm ci) …');
  const started = Date.now();
  const done = spawnSync(
    'npm',
    ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
      stdio: 'inherit',
    },
  );
  if (done.status !== 0) {
    console.error('npm ci failed: see above; check the network and the disk, then run this again.');
    process.exit(1);
  }
  console.log(`Packages installed in ${Math.round((Date.now() - started) / 1000)} s.`);
}

process.chdir(root);
const require = createRequire(import.meta.url);
if (process.argv[2] === 'serve') {
  // As an operator's machine runs it: compiled, without the compiler in the process.
  const compiled = join(root, 'dist/main.cjs');
  const { status } = spawnSync(process.execPath, [process.argv[1], 'compile'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) process.exit(1);
  process.argv[1] = compiled;
  require(compiled);
} else {
  await import('tsx');
  require('./src/cli/main.ts');
}

/** Whether node_modules has every package of the lock file in its version, optional packages aside. */
function isInstalled() {
  const installed = packagesIn('node_modules/.package-lock.json');
  if (!installed) return false;
  return Object.entries(packagesIn('package-lock.json'))
    .filter(([path, { optional }]) => path.includes('node_modules/') && !optional)
    .every(([path, { version }]) => path in installed && installed[path].version === version);
}

function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
  } catch (error) {
    if (error.code === 'ENOENT') return null;
    throw error;
  }
}
