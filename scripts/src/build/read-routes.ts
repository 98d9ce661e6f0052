import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { compileFunction } from 'node:vm';
import { createRequire } from 'node:module';
import type { RemoteModule } from 'shared/contract';
import type { ShellServer } from '../units/manifest';

/** Loads the host's server bundle, which needs only Node.js. */
export const loadShellServer = (file: string) => createRequire(file)(file) as ShellServer;

/** Runs a remote's server bundle; `provide` implements its `require`, with the host's singletons. */
export function evaluateRemote(file: string, provide: (name: string) => unknown): RemoteModule {
  // The bundle fills the exports.
  const module = { exports: {} as RemoteModule };
  const names = ['module', 'exports', 'require', '__dirname', '__filename'];
  // The types of Node.js do not know the parameters of a compiled function; `names` lists them.
  const run = compileFunction(readFileSync(file, 'utf8'), names, { filename: file }) as (
    ...values: unknown[]
  ) => void;
  run(module, module.exports, provide, dirname(file), file);
  return module.exports;
}

/** Reads the declaration of a remote. This must not import a page or a module of the host. */
export function readRoutes(unit: string, file: string): RemoteModule {
  return evaluateRemote(file, (name) => {
    throw new Error(
      `${unit}/src/routes.ts imports ${name} before a page is opened; import it in the page instead.`,
    );
  });
}
