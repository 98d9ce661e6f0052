import { join } from 'node:path';
import { setting, type Environment } from 'node-shared/settings';
import { readJson } from 'node-shared/files';
import { sendVersionChange, showSection, siteAddressOf } from '../kit/deployed-site';
import { newRemote } from '../new-remote/new-remote';
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
    const address = site ? siteAddressOf(site) : ownSite(env);
    await uploadBuild(remote, address, mode, setting(env, 'PUBLISH_TOKEN'), console.log);
  },
  changeVersion: (remote, change, env) =>
    sendVersionChange(ownSite(env), remote, change, setting(env, 'PUBLISH_TOKEN')),
  show: (remote, what, env) =>
    showSection(ownSite(env), remote, what, setting(env, 'PUBLISH_TOKEN')),
};

/** The remote of this folder. */
export function ownRemote(): string {
  const [remote] = remoteNames;
  if (remote) return remote;
  throw new Error(
    `${join(root, 'package.json')} is not that of a remote, whose name begins with mf-: call this in its folder, or begin one with npx remote new NAME.`,
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
