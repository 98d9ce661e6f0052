import { RuntimeGlobals, RuntimeModule, Template, type Compiler } from 'webpack';

/**
 * A remote's entry that is loaded as `remoteEntry.js?attempt=2` requests all its files with the same query,
 * so that the browser reuses nothing of a failed attempt, for example a preload.
 */
export class ChunkAttemptPlugin {
  private readonly name = 'ChunkAttemptPlugin';

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(this.name, (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap(this.name, (chunk, requirements) => {
        requirements.add(RuntimeGlobals.getChunkScriptFilename);
        compilation.addRuntimeModule(chunk, new ChunkAttemptRuntimeModule());
      });
    });
  }
}

class ChunkAttemptRuntimeModule extends RuntimeModule {
  constructor() {
    // Runs after the functions that it wraps are defined.
    super('chunk attempt', RuntimeModule.STAGE_TRIGGER);
  }

  override generate(): string {
    return Template.asString([
      // The build also runs the modules of style sheets, where there is no document.
      'var script = typeof document === "undefined" ? null : document.currentScript;',
      'var attempt = script && script.src.includes("?attempt=") ? new URL(script.src).search : "";',
      'if (attempt) {',
      Template.indent([
        '["u", "miniCssF"].forEach((name) => {',
        Template.indent([
          `var fileOf = ${RuntimeGlobals.require}[name];`,
          `if (fileOf) ${RuntimeGlobals.require}[name] = (chunk) => fileOf(chunk) + attempt;`,
        ]),
        '});',
      ]),
      '}',
    ]);
  }
}
