import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { compileFunction } from 'node:vm';
import { createRequire } from 'node:module';
import type { RemoteModule } from 'shared/remote';
import type { ShellServer } from './manifest';

/** The host's server bundle needs nothing but Node.js. */
export const loadShellServer = (file: string) => createRequire(file)(file) as ShellServer;

/** Runs a remote's server bundle; `require` is answered from the host's singletons. */
export function evaluateRemote(file: string, provide: (name: string) => unknown): RemoteModule {
  // Filled by the script.
  const module = { exports: {} as RemoteModule };
  const names = ['module', 'exports', 'require', '__dirname', '__filename'];
  // Node.js declares no parameters for what it compiles; these are the ones just named.
  const run = compileFunction(readFileSync(file, 'utf8'), names, { filename: file }) as (
    ...values: unknown[]
  ) => void;
  run(module, module.exports, provide, dirname(file), file);
  return module.exports;
}

/** Reads what a remote declares; for that no page, and nothing of the host, is needed. */
export function readRoutes(unit: string, file: string): RemoteModule {
  return evaluateRemote(file, (name) => {
    throw new Error(
      `${unit}/src/routes.ts imports ${name} before a page is opened; import it in the page instead.`,
    );
  });
}
