import { Compilation, type Compiler, sources } from 'webpack';

/**
 * A module taken from the host is a chunk without files, yet webpack-subresource-integrity lists a
 * hash for it that it can never fill in, and then refuses the build. Such a chunk is never fetched:
 * its line goes.
 */
export class DropEmptyChunkHashesPlugin {
  private readonly name = 'DropEmptyChunkHashesPlugin';

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(this.name, (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: this.name, stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE + 1 },
        (assets) => {
          const empty = [...compilation.chunks].filter(({ files, id }) => files.size === 0 && id);
          if (empty.length === 0) return;
          const lines = new RegExp(
            `"?(${empty.map(({ id }) => id).join('|')})"?:\\s*"\\*-\\*-\\*-CHUNK-SRI-HASH-[^"]*",?`,
            'g',
          );
          for (const [file, asset] of Object.entries(assets)) {
            if (!file.endsWith('.js')) continue;
            const source = String(asset.source());
            if (!lines.test(source)) continue;
            compilation.updateAsset(file, new sources.RawSource(source.replace(lines, '')));
          }
        },
      );
    });
  }
}
