import { RuntimeGlobals, RuntimeModule, Template, type Compiler } from 'webpack';

/**
 * A remote's entry fetched as `remoteEntry.js?attempt=2` asks for all its files with the same query,
 * so that nothing kept of a failed attempt, a preload for example, is met again.
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
    // After the functions that it wraps.
    super('chunk attempt', RuntimeModule.STAGE_TRIGGER);
  }

  override generate(): string {
    return Template.asString([
      // The style sheets' modules are run while building, too, without a document.
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
