import type { Chunk, Compiler } from 'webpack';

/**
 * Puts the exposed module, which is small, into the entry: one request less on a first visit, and one
 * serial round trip less on a move to the section. Where it uses a shared module it stays a file of
 * its own, since the entry runs before the host has shared anything with it.
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
