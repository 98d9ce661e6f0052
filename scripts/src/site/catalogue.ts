import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { PublicCatalogue } from 'shared/catalogue';
import { root } from '../units';
import { logged } from './deploy-log';
import { withSiteLock } from './lock';
import { release } from './release';
import { readState } from './state';

/** Makes the live pages show another catalogue. Nothing is done where they show it already. */
export async function showCatalogue(site: string, catalogue: PublicCatalogue): Promise<void> {
  await withSiteLock(site, async () => {
    const state = readState(site);
    if (!state.registry.shell) throw new Error(`${site} has no pages yet: run npm start.`);
    if (JSON.stringify(state.catalogue) === JSON.stringify(catalogue)) return;
    await logged(site, { action: 'catalogue', unit: 'catalogue' }, () =>
      release(site, { ...state, catalogue }),
    );
  });
}

/**
 * The same in a process of its own: rendering all pages would keep the server from answering, and
 * bundles that have been evaluated show the catalogue that they were evaluated with.
 */
export const catalogueWriter =
  (site: string) =>
  (catalogue: PublicCatalogue): Promise<void> =>
    new Promise((resolve, reject) => {
      const child = spawn(
        process.execPath,
        ['--import', 'tsx', join(root, 'scripts/src/commands/show-catalogue.ts')],
        {
          cwd: root,
          env: { ...process.env, SITE_DIR: site },
          stdio: ['pipe', 'ignore', 'pipe'],
        },
      );
      let said = '';
      child.stderr.on('data', (text: Buffer) => (said += text.toString()));
      child.on('error', reject);
      child.on('exit', (code) =>
        code === 0 ? resolve() : reject(new Error(said.trim() || `exit code ${code}`)),
      );
      // A child that ends early says so by its exit code.
      child.stdin.on('error', () => {});
      child.stdin.end(JSON.stringify(catalogue));
    });
