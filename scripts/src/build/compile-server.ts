import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, sep } from 'node:path';
import { writeFileAtomic } from 'node-shared/files';
import { setting, type Environment } from 'node-shared/settings';
import { build, type Metafile, type Plugin } from 'esbuild';
import { compiledProgram, root } from '../units/units';

/**
 * Compiles the server and all commands into one program, `node dist/main.cjs serve`, and the thread that draws,
 * that need neither a compiler nor the packages of development. What is no TypeScript (migrations, style sheets, workers) is
 * read from the sources, whose places it knows from its own.
 */
export async function compileServer(env: Environment = {}): Promise<Metafile> {
  const { metafile, outputFiles, warnings } = await build({
    entryPoints: {
      [basename(compiledProgram, '.cjs')]: join(root, 'scripts/src/cli/main.ts'),
      'drawing-thread': join(root, 'api/src/drawing-thread.ts'),
    },
    outdir: dirname(compiledProgram),
    outExtension: { '.js': '.cjs' },
    bundle: true,
    platform: 'node',
    target: 'node20.19',
    // Before the folders of the sources get this name.
    define: { COMPILED_COMMIT: JSON.stringify(commitOf(env)) },
    banner: { js: 'const __compiledFolder = __dirname;' },
    plugins: [ownFolders],
    sourcemap: 'linked',
    sourcesContent: false,
    metafile: true,
    absWorkingDir: root,
    logLevel: 'warning',
    write: false,
  });
  // What esbuild cannot resolve, the program would miss when it runs.
  if (warnings.length > 0)
    throw new Error('The compiler has warned, see above: nothing is written.');
  mkdirSync(dirname(compiledProgram), { recursive: true });
  // The program last: it may run just now.
  for (const { path, contents } of outputFiles.toReversed())
    writeFileAtomic.sync(path, Buffer.from(contents));
  return metafile;
}

/** Of the sources, for the metrics. Git refuses a checkout of another user, and a container has none. */
function commitOf(env: Environment): string {
  const words = ['-c', 'safe.directory=*', 'rev-parse', '--short=12', 'HEAD'];
  const { status, stdout } = spawnSync('git', words, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : setting(env, 'COMMIT');
}

const OWN_PACKAGES = /^(api|shared|node-shared)(\/|$)/;
/** Marks a search of the plugin itself. */
const SEARCHED = {};
const SOURCES = /[\\/](api|shared|node-shared|scripts)[\\/]src[\\/].*\.tsx?$/;

/**
 * Bundles the packages of the repository, and lets each file know its own place. Packages of others stay
 * outside; one that a folder has in a version of its own is named by its place.
 */
const ownFolders: Plugin = {
  name: 'own-folders',
  setup(bundler) {
    bundler.onResolve({ filter: /^[^./]/ }, async ({ path, kind, resolveDir, pluginData }) => {
      if (kind === 'entry-point' || OWN_PACKAGES.test(path) || pluginData === SEARCHED)
        return undefined;
      if (path.startsWith('node:')) return { path, external: true };
      const search = { kind: 'require-call', resolveDir, pluginData: SEARCHED } as const;
      const { path: file } = await bundler.resolve(path, search);
      const isOfAFolder = isAbsolute(file) && !file.startsWith(join(root, 'node_modules') + sep);
      return {
        path: isOfAFolder ? relative(dirname(compiledProgram), file) : path,
        external: true,
      };
    });
    bundler.onLoad({ filter: SOURCES }, ({ path }) => {
      const text = readFileSync(path, 'utf8');
      const loader = path.endsWith('x') ? 'tsx' : 'ts';
      if (!/\b__(dirname|filename)\b/.test(text)) return { contents: text, loader };
      const place = JSON.stringify(relative(dirname(compiledProgram), path));
      const contents = `import { dirname as ownFolder, join as joinPlace } from 'node:path';
const __filename = joinPlace(__compiledFolder, ${place});
const __dirname = ownFolder(__filename);
${text}`;
      return { contents, loader };
    });
  },
};
