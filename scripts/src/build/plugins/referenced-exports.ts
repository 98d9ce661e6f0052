import { type Compiler, sources } from 'webpack';
import type { SharedImports } from '../../units/manifest';

/** Name of the build file that lists the exports of the host's singletons that a unit uses. */
export const IMPORTS_FILE = 'shared-imports.json';

/** The content of the build file. */
export interface SharedUse {
  imports: SharedImports;
  /** By the name of a chunk: the singletons that it imports. */
  chunks: Record<string, string[]>;
}

/**
 * Records which exports of each singleton a remote uses. If a slim or older host module lacked one of them,
 * the page would fail only in the browser, without a warning from the build.
 */
export class ReferencedExportsPlugin {
  private readonly name = 'ReferencedExportsPlugin';

  constructor(private readonly singletons: readonly string[]) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(this.name, (compilation) => {
      const used = new Map(this.singletons.map((singleton) => [singleton, new Set<string>()]));

      // Before webpack concatenates modules and moves connections.
      compilation.hooks.afterOptimizeDependencies.tap(this.name, (modules) => {
        for (const module of modules) {
          for (const connection of compilation.moduleGraph.getOutgoingConnections(module)) {
            const names = used.get(shareKeyOf(connection.module) ?? '');
            if (!names || !connection.dependency) continue;
            for (const name of referenced(compilation, connection.dependency)) names.add(name);
          }
        }
      });

      compilation.hooks.processAssets.tap(this.name, () => {
        const imports = Object.fromEntries(
          [...used]
            .filter(([, names]) => names.size > 0)
            .map(([key, names]) => [key, [...names].sort()]),
        );
        const chunks = Object.fromEntries(
          [...compilation.namedChunkGroups].map(([name, group]) => [
            name,
            group.chunks
              .flatMap((chunk) => [...compilation.chunkGraph.getChunkModulesIterable(chunk)])
              .flatMap((module) => shareKeyOf(module) ?? [])
              .sort(),
          ]),
        );
        const use: SharedUse = { imports, chunks };
        compilation.emitAsset(IMPORTS_FILE, new sources.RawSource(JSON.stringify(use, null, 2)));
      });
    });
  }
}

function shareKeyOf(module: unknown): string | undefined {
  // Webpack does not export the class of the federation plugin's shared modules; others have no shareKey.
  return (module as { options?: { shareKey?: string } } | null)?.options?.shareKey;
}

function referenced(
  compilation: import('webpack').Compilation,
  dependency: import('webpack').Dependency,
): string[] {
  return compilation
    .getDependencyReferencedExports(dependency, undefined)
    .map((reference) => (Array.isArray(reference) ? reference : reference.name))
    .map(([name]) => name ?? '*');
}
