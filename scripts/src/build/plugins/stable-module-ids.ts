import { createHash } from 'node:crypto';
import type { Compiler, Module } from 'webpack';
import { root } from '../../units/units';

/** A file of the federation plugin whose name is a hash over the path of the checkout. */
const FEDERATION_RUNTIME = /\.federation[\\/]entry\.\w+\.js/;

/** The module that a remote takes from the host: webpack names it after the file that it replaces. */
const TAKEN_FROM_HOST = /^external global /;

/**
 * Some modules of the federation plugin are named after the absolute path of the checkout. Webpack derives
 * their ids from these names, so the same sources would give other bytes in another folder.
 */
export class StableModuleIdsPlugin {
  private readonly name = 'StableModuleIdsPlugin';

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(this.name, (compilation) => {
      // Plugins that run later do not change ids that are already set.
      compilation.hooks.moduleIds.tap({ name: this.name, stage: -100 }, (modules) => {
        for (const module of modules) {
          const name = stableName(module);
          if (!name || compilation.chunkGraph.getNumberOfModuleChunks(module) === 0) continue;
          const id = createHash('sha256').update(name).digest('hex').slice(0, 6);
          compilation.chunkGraph.setModuleId(module, id);
        }
      });
    });
  }
}

/** A name without the path of the checkout; `null` if the module's name does not contain that path. */
function stableName(module: Module): string | null {
  // A concatenated module has the name of its root module; other modules have no such property.
  const { rootModule = module } = module as { rootModule?: Module };
  const name = rootModule.identifier();
  // Webpack itself makes a path relative if a part of the name begins with it.
  const isNamedByPlace = name
    .split(/[|!]/)
    .some((part) => part.includes(root) && !part.startsWith(root));
  if (!isNamedByPlace && !FEDERATION_RUNTIME.test(name) && !TAKEN_FROM_HOST.test(name)) return null;
  return name.replaceAll(root, '').replace(FEDERATION_RUNTIME, '');
}
