// Runs a command. It needs only Node.js, because the packages may not be installed yet.
import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node.js ${process.versions.node} is too old: install 20.19 or later.`);
  process.exit(1);
}

const compiled = join(root, 'dist/main.cjs');
const installed = packagesIn('node_modules/.package-lock.json');
/** Whether it has only the packages of production, from which a server or a publisher may run. */
const isProduction = installed && !('node_modules/tsx' in installed) && existsSync(compiled);

/** What changes or shows what is live: it builds nothing, and a server runs beside it from the same packages. */
const isOperating =
  /^(rollback|promote|unpublish|canary|toggle|status|log|failures|vitals):|^(remotes|stack|publish:token)$/.test(
    process.argv[2],
  );

/** What a machine does that has no packages of development. */
const isServing = [
  ...['serve', 'publisher', 'check', 'doctor', 'migrate', 'db:check-backup', 'receipts:after'],
  ...['admin:add', 'admin:reset-app', 'try'],
].includes(process.argv[2]);
/** Without a compiler in the process, which takes half of the time of a short command. What operates compiles nothing. */
const isCompiled =
  isServing ||
  ['publish:remote', 'publish:shell'].includes(process.argv[2]) ||
  (isOperating && (isProduction || !isOutdated()));

if (!isServing && !isOperating && !isInstalled()) {
  if (isProduction)
    end(
      'Here are only the packages of production, which build nothing: run this where npm ci has installed all, with the SITE_DIR of this site.',
    );
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
if (isCompiled) {
  if (!existsSync(join(root, 'node_modules')))
    end('No packages are installed: run npm ci --omit=dev.');
  const hasCompiler = ['tsx', 'esbuild'].every((name) =>
    existsSync(join(root, 'node_modules', name)),
  );
  if (hasCompiler && isOutdated()) {
    const { status } = spawnSync(process.execPath, [process.argv[1], 'compile'], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (status !== 0) process.exit(1);
  }
  if (!existsSync(compiled)) {
    end(
      'dist/main.cjs is missing: run npm run compile where the packages of development are installed (npm ci), and copy dist here.',
    );
  }
  process.argv[1] = compiled;
  require(compiled);
} else {
  if (!existsSync(join(root, 'node_modules/tsx'))) end('No packages are installed: run npm ci.');
  await import('tsx');
  require('./src/cli/main.ts');
}

function end(line) {
  console.error(line);
  process.exit(1);
}

/** Whether a source or a package is newer than the compiled program. */
function isOutdated() {
  if (!existsSync(compiled)) return true;
  const sources = ['api', 'node-shared', 'scripts', 'shared'].flatMap((unit) =>
    readdirSync(join(root, unit, 'src'), { recursive: true }).map((name) =>
      join(unit, 'src', name),
    ),
  );
  const { mtimeMs } = statSync(compiled);
  return ['package-lock.json', ...sources].some(
    (name) => statSync(join(root, name)).mtimeMs > mtimeMs,
  );
}

/** Whether node_modules has every package of the lock file in its version, optional packages aside. */
function isInstalled() {
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
