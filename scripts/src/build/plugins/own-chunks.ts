import { RuntimeGlobals, RuntimeModule, runtime, Template, type Compiler } from 'webpack';

/** Name of the global variable in which a chunk of a remote finds the list to which it adds its modules. */
export const CHUNK_LIST = 'remoteChunks';
const OWN_LIST = `${RuntimeGlobals.require}.chunks`;

/**
 * One page can contain two versions of a remote, for example after a fallback. Each run of an entry has a list of chunks
 * of its own, which a chunk finds by the script that it came in: so the version is not in the bytes of chunks, and a
 * chunk that did not change is the same file in all versions.
 *
 * An entry that is loaded as `remoteEntry.js?attempt=2` requests all its files with the same query, so that the browser
 * reuses nothing of a failed attempt, for example a preload.
 */
export class OwnChunksPlugin {
  private readonly name = 'OwnChunksPlugin';

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(this.name, (compilation) => {
      const { loadScript, getChunkScriptFilename } = RuntimeGlobals;
      compilation.hooks.runtimeRequirementInTree
        .for(loadScript)
        .tap(this.name, (chunk, requirements) => {
          requirements.add(getChunkScriptFilename);
          compilation.addRuntimeModule(chunk, new OwnChunksRuntimeModule());
          return undefined;
        });
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        this.name,
        (code) => `${code}\nscript.chunks = ${OWN_LIST};`,
      );
    });
  }
}

class OwnChunksRuntimeModule extends RuntimeModule {
  constructor() {
    // After the functions that it wraps are defined, and before webpack asks for the list.
    super('own chunks', RuntimeModule.STAGE_BASIC);
  }

  override generate(): string {
    return Template.asString([
      'var entry = document.currentScript;',
      `entry.chunks = ${OWN_LIST} = [];`,
      `Object.defineProperty(self, "${CHUNK_LIST}", { configurable: true, get: () => document.currentScript.chunks, set() {} });`,
      'var attempt = entry.src.includes("?attempt=") ? new URL(entry.src).search : "";',
      'if (attempt) ["u", "miniCssF"].forEach((name) => {',
      Template.indent([
        `var fileOf = ${RuntimeGlobals.require}[name];`,
        `if (fileOf) ${RuntimeGlobals.require}[name] = (chunk) => fileOf(chunk) + attempt;`,
      ]),
      '});',
    ]);
  }
}
