import type { Compiler, NormalModule } from 'webpack';

/**
 * The federation plugin writes its runtime's entry to a file that is named after the absolute path
 * of the checkout. With the id that follows from that name, the same sources would give other bytes
 * in another folder.
 */
export class StableRuntimeIdPlugin {
  private readonly name = 'StableRuntimeIdPlugin';

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(this.name, (compilation) => {
      // Ids that are set already are left alone by those who come later.
      compilation.hooks.moduleIds.tap({ name: this.name, stage: -100 }, (modules) => {
        for (const module of modules) {
          // Only a normal module has a resource; others have no such property.
          const { resource } = module as Partial<NormalModule>;
          if (!resource || !/[\\/]\.federation[\\/]entry\.\w+\.js$/.test(resource)) continue;
          compilation.chunkGraph.setModuleId(module, 'federation-runtime');
        }
      });
    });
  }
}
