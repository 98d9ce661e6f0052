import { decode, encode, type SourceMapMappings } from '@jridgewell/sourcemap-codec';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import {
  Compilation,
  RuntimeGlobals,
  RuntimeModule,
  runtime,
  sources,
  type Compiler,
} from 'webpack';
import { integrityOf } from '../../units/files';

const PLACEHOLDER = 'integrity-of-chunks';
const SOURCE = '__webpack_require__.integrity';
/** A page names a script that has not changed at the address of an earlier version, where browsers have it. */
const NAMED_BY_PAGE = `
var named = document.querySelector('link[href$="' + url.slice(__webpack_require__.p.length - 1) + '"]');
if (named) script.src = ${RuntimeGlobals.createScriptUrl}(named.href);`;

/**
 * Lets the browser check every script and style sheet that a unit loads later. The plugin writes the hashes
 * of the final files into the runtime, after all other steps have changed these files. The hashes do not
 * pass through webpack's cache. Each file has its own hash, so that the hash of a chunk's style sheet is
 * never used for its script.
 */
export class ChunkIntegrityPlugin {
  private readonly name = 'ChunkIntegrityPlugin';

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(this.name, (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap(this.name, (chunk) => {
        compilation.addRuntimeModule(chunk, new IntegrityRuntimeModule());
      });
      const check = (element: string, address: string) => `
${element}.integrity = ${SOURCE}[${address}.slice(__webpack_require__.p.length).split('?')[0]];
${element}.crossOrigin = 'anonymous';`;
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        this.name,
        (code) => code + check('script', 'url') + NAMED_BY_PAGE,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        this.name,
        (code, { tag, href }) => code + check(tag, href),
      );
      compilation.hooks.processAssets.tap(
        // After webpack has put the content hashes into the file names.
        { name: this.name, stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1 },
        () => writeHashes(compilation),
      );
    });
  }
}

class IntegrityRuntimeModule extends RuntimeModule {
  constructor() {
    super('integrity of chunks');
  }

  override generate(): string {
    return `${SOURCE} = '${PLACEHOLDER}';`;
  }
}

function writeHashes(compilation: Compilation): void {
  const quoted = new RegExp(`(["'\`])${PLACEHOLDER}\\1`);
  const files = [...compilation.chunks].flatMap((chunk) => [...chunk.files]);
  const sourceOf = (file: string) => compilation.getAsset(file)!.source.buffer();
  const runtimes = files.filter((file) => quoted.test(String(sourceOf(file))));
  const loaded = files.filter((file) => !runtimes.includes(file)).sort();
  const hashes = Object.fromEntries(loaded.map((file) => [file, integrityOf(sourceOf(file))]));
  const json = JSON.stringify(hashes);
  for (const file of runtimes) {
    const text = String(sourceOf(file));
    const { 0: placeholder, index } = quoted.exec(text)!;
    compilation.updateAsset(file, new sources.RawSource(text.replace(placeholder, () => json)));
    updateMap(compilation, file, (lines) => {
      const before = text.slice(0, index).split('\n');
      for (const segment of lines[before.length - 1] ?? []) {
        if (segment[0] > before.at(-1)!.length) segment[0] += json.length - placeholder.length;
      }
    });
  }
  // The positions in these files have not changed.
  for (const file of loaded) updateMap(compilation, file, () => {});
}

/** Adjusts the source map of a script, if there is one, to the final script. */
function updateMap(
  compilation: Compilation,
  file: string,
  move: (lines: SourceMapMappings) => void,
): void {
  const map = compilation.getAsset(`${file}.map`);
  if (!map) return;
  // Webpack has just written this map.
  const { file: _file, ...rest } = JSON.parse(String(map.source.buffer())) as {
    /** An earlier name of the script; its hash depends on the folder of the checkout. */
    file: string;
    sources: string[];
    mappings: string;
  };
  const lines = decode(rest.mappings);
  move(lines);
  const text = JSON.stringify({
    ...rest,
    // The name of the federation plugin's entry depends on the folder too.
    sources: rest.sources.map((source) => source.replace(/(\.federation\/entry)\.\w+/, '$1')),
    mappings: encode(lines),
  });
  compilation.updateAsset(map.name, new sources.RawSource(text));
}
