// Runs a command on a checkout where nothing may be installed yet: needs Node.js only.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, lstatSync, readFileSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [command, ...args] = process.argv.slice(2);

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node.js ${process.versions.node} is too old: install 20.19 or later.`);
  process.exit(1);
}

// Installed once for each lock file.
const lock = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex');
const mark = join(root, 'node_modules/.installed-lock');
if (!existsSync(mark) || readFileSync(mark, 'utf8') !== lock) {
  // npm ci would empty the folder the link leads to.
  if (lstatSync(join(root, 'node_modules'), { throwIfNoEntry: false })?.isSymbolicLink()) {
    console.error(`${join(root, 'node_modules')} is a link: remove it, then run this again.`);
    process.exit(1);
  }
  console.log('Installing packages (npm ci) …');
  const started = Date.now();
  const done = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (done.status !== 0) {
    console.error('npm ci failed: see above; check the network and the disk, then run this again.');
    process.exit(1);
  }
  writeFileSync(mark, lock);
  console.log(`Packages installed in ${Math.round((Date.now() - started) / 1000)} s.`);
}

const child = spawn(
  process.execPath,
  ['--import', 'tsx', join(root, `scripts/src/commands/${command}.ts`), ...args],
  { cwd: root, stdio: 'inherit' },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
