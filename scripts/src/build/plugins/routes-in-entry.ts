import type { Chunk, Compiler } from 'webpack';

/**
 * Puts the small exposed module into the entry. This saves one request on a first visit, and one serial
 * round trip on a navigation to the section. If the exposed module uses a shared module, it stays a separate
 * file, because the entry runs before the host has shared anything with it.
 */
export class RoutesInEntryPlugin {
  private readonly name = 'RoutesInEntryPlugin';

  constructor(
    private readonly entry: string,
    private readonly routes: string,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(this.name, (compilation) => {
      const usesShared = (chunk: Chunk) =>
        [...compilation.chunkGraph.getChunkModulesIterable(chunk)].some(
          ({ type }) => type === 'consume-shared-module',
        );
      compilation.hooks.optimizeChunks.tap({ name: this.name, stage: 10 }, () => {
        const entry = compilation.namedChunks.get(this.entry);
        const routes = compilation.namedChunks.get(this.routes);
        if (!entry || !routes || usesShared(routes)) return;
        compilation.chunkGraph.integrateChunks(entry, routes);
        compilation.chunks.delete(routes);
      });
    });
  }
}
