import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setting, type Environment } from 'node-shared/settings';
import { readJson } from 'node-shared/files';
import { askAbout, siteAddressOf } from '../kit/deployed-site';
import { newRemote } from '../new-remote/new-remote';
import { distFolder, lastBuild } from '../units/built';
import { remoteNames, root } from '../units/units';
import type { Workplace } from './remote-commands';

/** The folder of one remote outside the repository: the site is the deployed one that `package.json` names. */
export const ownFolder: Workplace = {
  remoteWord: [],
  takeRemote: (words) => ({ remote: ownRemote(), words }),
  create: (name) =>
    `${newRemote(root, name, { standsAlone: true })} is made. Its README.md says how to go on.`,
  publish: async (remote, mode, site, env) => {
    // Loaded late, because `new` also works where the packages of the build are not installed.
    const { uploadBuild } = await import('../kit/upload-build');
    await uploadBuild(remote, site ? siteAddressOf(site) : ownSite(env), mode, env);
  },
  changeVersion: (remote, change, env) =>
    askAbout(ownSite(env), `${remote}/version-changes`, change, env),
  show: (remote, what, env) => askAbout(ownSite(env), `${remote}/${what}`, undefined, env),
};

/** The remote of this folder. */
export function ownRemote(): string {
  const [remote] = remoteNames;
  if (remote) return remote;
  throw new Error(
    `${join(root, 'package.json')} is not that of a remote, whose name begins with mf-: call this in its folder, or begin one with npx remote new NAME.`,
  );
}

/**
 * The map of a script in the last build here, whatever version its address names: a file is named by its bytes. Null
 * for a script of others.
 */
export function ownMap(script: string): string | null {
  const remote = ownRemote();
  if (!script.startsWith(`remotes/${remote}/`)) return null;
  const own = script.replace(/^remotes\/[^/]+\/[^/]+\/((?!js\/)[a-z]{2}\/)?/, '$1web/');
  const map = join(distFolder(remote), lastBuild(remote)?.version ?? '', `${own}.map`);
  if (existsSync(map)) return map;
  throw new Error(
    `${script} is not of the last build here: check out the commit of its version, which npx remote log names, and call npx remote build.`,
  );
}

/** The address of the deployed site: SITE_ADDRESS, or `site` in `package.json`. */
export function ownSite(env: Environment): string {
  const { site } = readJson<{ site?: string }>(join(root, 'package.json'));
  const address = setting(env, 'SITE_ADDRESS') || site;
  if (address) return siteAddressOf(address);
  throw new Error(
    'package.json names no site: add "site": "https://site.example", or set SITE_ADDRESS.',
  );
}
