import { NormalModule, type Compiler } from 'webpack';

const ROUTER = /[\\/]node_modules[\\/]react-router[\\/]/;
/** A statement like `Form.displayName = "Form";`, for React's developer tools. */
const NAMING = /^\w+\.displayName = "[^"]*";$/gm;
const CREATION = /(?<=^var \w+ = )(?=\w+\.(?:forwardRef|createContext)\()/gm;

/**
 * Lets the build drop the components of React Router that nothing uses. The statements that name them would keep
 * all of them, with what they need: forms, loaders, their prefetching.
 */
export class UnnamedComponentsPlugin {
  private readonly name = 'UnnamedComponentsPlugin';

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(this.name, (compilation) => {
      NormalModule.getCompilationHooks(compilation).processResult.tap(
        this.name,
        (result, { resource }) => {
          if (!ROUTER.test(resource)) return result;
          const [source, ...rest] = result;
          return [String(source).replace(NAMING, '').replace(CREATION, '/*#__PURE__*/ '), ...rest];
        },
      );
    });
  }
}
