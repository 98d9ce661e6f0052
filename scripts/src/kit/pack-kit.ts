import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build, transform, type Format } from 'esbuild';
import { filesBelow, readJson, writeJson } from 'node-shared/files';
import { removeTemporaryFolders, temporaryFolder } from 'node-shared/temporary-folder';
import { CONTRACT } from 'shared/contract';
import { singletonsOf } from '../build/singletons';
import { buildSettings } from '../settings';
import { letAllRead } from '../site/state/readable';
import { DECLARATIONS_FILE, sharedDeclarations } from '../signatures/declarations';
import { buildInputs, sharedHash } from '../units/inputs';
import { compiler, installedSpec, installedVersion } from '../units/packages';
import { root } from '../units/units';

/** Packages that a team's folder gets with the tools: to build, check the types, test and develop. */
const TOOLS: readonly string[] = [
  '@module-federation/enhanced',
  '@module-federation/webpack-bundler-runtime',
  '@swc/core',
  '@jridgewell/sourcemap-codec',
  'css-loader',
  'css-minimizer-webpack-plugin',
  'lightningcss',
  'mini-css-extract-plugin',
  'minimizer-webpack-plugin',
  'swc-loader',
  'webpack',
  'webpack-dev-server',
  'write-file-atomic',
  '@testing-library/jest-dom',
  '@testing-library/react',
  '@testing-library/user-event',
  '@types/jest',
  '@types/react',
  '@types/react-dom',
  'identity-obj-proxy',
  'jest',
  'jest-environment-jsdom',
  'jest-fixed-jsdom',
  'ts-jest',
  'typescript',
  'typescript-native',
];

const DOCUMENTS = ['develop-outside.md', 'add-to-other-pages.md', 'deploy-a-section.md'];

interface Package {
  name: string;
  version: string;
}

/**
 * Writes `shared` and the tools as two packages, `NAME-VERSION.tgz`, into a folder, and gives their
 * paths. Throws if the folder has a package of the same version with other bytes: raise the version then.
 */
export async function packKit(output: string): Promise<string[]> {
  removeTemporaryFolders();
  const place = temporaryFolder('kit');
  try {
    const packages = [
      await stageShared(join(place, 'shared')),
      await stageTools(join(place, 'kit')),
    ];
    const packed = packages.map((folder) => pack(folder, place));
    for (const file of packed) refuseChanged(file, join(output, basename(file)));
    mkdirSync(output, { recursive: true });
    return packed.map((file) => {
      const target = join(output, basename(file));
      cpSync(file, target);
      return target;
    });
  } finally {
    rmSync(place, { recursive: true });
  }
}

/** `shared` as modules for webpack, as CommonJS for jest, and as declarations for the compiler. */
async function stageShared(folder: string): Promise<string> {
  const { name, version, dependencies, sideEffects } = readJson<
    Package & { dependencies: object; sideEffects: string[] }
  >(join(root, 'shared/package.json'));
  if (Number(version.split('.')[0]) !== CONTRACT) {
    throw new Error(
      `shared/package.json: version ${version} is of another contract than CONTRACT ${CONTRACT} in shared/src/contract/contract.ts: both change together.`,
    );
  }
  assertChangelog('shared', version);
  const source = join(root, 'shared/src');
  for (const file of filesBelow(source)) {
    if (/\.test\.tsx?$|\.d\.ts$|\.md$/.test(file)) continue;
    if (/\.tsx?$/.test(file)) {
      await Promise.all([
        transpile(join(source, file), 'esm', join(folder, 'esm', file)),
        transpile(join(source, file), 'cjs', join(folder, 'cjs', file)),
      ]);
    } else {
      cpSync(join(source, file), join(folder, 'esm', file));
    }
  }
  const types = ['-p', join(__dirname, 'tsconfig.types.json'), '--outDir', join(folder, 'types')];
  execFileSync(process.execPath, [compiler, ...types], { stdio: ['ignore', 'inherit', 'inherit'] });
  const sources = sharedHash(buildInputs('shell', buildSettings({})));
  const declarations = sharedDeclarations('shell', singletonsOf('shell'), sources);
  writeJson(join(folder, DECLARATIONS_FILE), declarations);
  cpSync(join(source, 'assets.d.ts'), join(folder, 'assets.d.ts'));
  cpSync(join(root, 'shared/CHANGELOG.md'), join(folder, 'CHANGELOG.md'));
  writeJson(join(folder, 'package.json'), {
    name,
    version,
    description: 'What the host and all remotes agree on.',
    exports: {
      './assets': { types: './assets.d.ts' },
      './package.json': './package.json',
      './ui/tokens/global.css': './esm/ui/tokens/global.css',
      './ui/tokens/hindi.css': './esm/ui/tokens/hindi.css',
      './testing/*': './cjs/testing/*.js',
      './*': {
        types: './types/*/index.d.ts',
        import: './esm/*/index.js',
        default: './cjs/*/index.js',
      },
    },
    sideEffects,
    // As the host has them: a later version could add what the host does not provide yet.
    dependencies: Object.fromEntries(
      Object.keys(dependencies).map((dependency) => [
        dependency,
        installedVersion(dependency, 'shared'),
      ]),
    ),
  });
  return folder;
}

async function transpile(file: string, format: Format, target: string): Promise<void> {
  const { code } = await transform(readFileSync(file, 'utf8'), {
    format,
    loader: file.endsWith('.tsx') ? 'tsx' : 'ts',
    jsx: 'automatic',
    target: 'es2022',
    platform: 'neutral',
    // Jest does not support `import()` in CommonJS.
    supported: format === 'cjs' ? { 'dynamic-import': false } : {},
  });
  mkdirSync(join(target, '..'), { recursive: true });
  writeFileSync(target.replace(/\.tsx?$/, '.js'), code);
}

/** Bundles the commands for a team's folder as one program, and adds the files that it reads. */
async function stageTools(folder: string): Promise<string> {
  const { version } = readJson<Package>(join(root, 'scripts/package.json'));
  assertChangelog('scripts', version);
  await build({
    entryPoints: [join(__dirname, '../cli/npx-remote.ts')],
    outfile: join(folder, 'remote.js'),
    bundle: true,
    platform: 'node',
    target: 'node20.19',
    banner: { js: '#!/usr/bin/env node' },
    external: [...TOOLS],
    absWorkingDir: root,
    logLevel: 'warning',
  });
  for (const part of ['template', 'standalone']) {
    cpSync(join(root, 'scripts/src/new-remote', part), join(folder, part), { recursive: true });
  }
  cpSync(join(root, 'scripts/src/dev/refresh'), join(folder, 'refresh'), { recursive: true });
  for (const file of ['jest-preset.js', 'tsconfig.json']) {
    cpSync(join(__dirname, 'package', file), join(folder, file));
  }
  cpSync(join(root, 'scripts/CHANGELOG.md'), join(folder, 'CHANGELOG.md'));
  mkdirSync(join(folder, 'docs'));
  for (const file of DOCUMENTS) {
    const text = readFileSync(join(root, 'docs/how-to', file), 'utf8');
    // Of a link to what is not here, its words stay.
    const own = text.replace(/\[([^\]]+)\]\(([^):]+)\)/g, (link, words: string, to: string) =>
      DOCUMENTS.includes(to) ? link : words,
    );
    writeFileSync(join(folder, 'docs', file), own);
  }
  writeJson(join(folder, 'package.json'), {
    name: 'remote-kit',
    version,
    description: 'Develops, tests, builds, checks and publishes a remote from a folder of its own.',
    bin: { remote: './remote.js' },
    engines: { node: '>=20.19' },
    dependencies: Object.fromEntries(TOOLS.map((name) => [name, installedSpec(name, 'scripts')])),
  });
  return folder;
}

/** Throws unless the change log begins with the version, so that users find its changes there. */
function assertChangelog(of: string, version: string): void {
  const [, newest] = /^## (\S+)/m.exec(readFileSync(join(root, of, 'CHANGELOG.md'), 'utf8')) ?? [];
  if (newest === version) return;
  throw new Error(
    `${of}/CHANGELOG.md begins with ${newest ?? 'no version'}, ${of}/package.json says ${version}: describe what is new.`,
  );
}

/** Packs a package into a folder and gives its file, which is the same whatever the umask of who packs it. */
export function pack(folder: string, into: string): string {
  letAllRead(folder);
  const args = ['pack', folder, '--pack-destination', into, '--json', '--loglevel=error'];
  const said = execFileSync('npm', args, { encoding: 'utf8' });
  // The list has one entry, because npm packs one package.
  const [{ filename }] = JSON.parse(said) as [{ filename: string }];
  return join(into, filename);
}

function refuseChanged(file: string, target: string): void {
  if (!existsSync(target) || readFileSync(target).equals(readFileSync(file))) return;
  const of = basename(target).startsWith('shared-') ? 'shared' : 'scripts';
  throw new Error(
    `${basename(target)} is packed already with another content: raise the version in ${of}/package.json and tell what is new in ${of}/CHANGELOG.md.`,
  );
}
