import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { siteAddressOf } from '../kit/deployed-site';
import { newRemote } from '../new-remote/new-remote';
import { sectionLines } from '../site/reports/section-lines';
import { openSite } from '../site/change-site';
import type { Site } from '../site/state/site';
import { assertRemote, root } from '../units/units';
import type { Workplace } from './remote-commands';

/** The repository: the remotes are its folders, and the site is SITE_DIR or the store of SITE_STORE. */
export const repository: Workplace = {
  remoteWord: ['NAME'],
  takeRemote: ([remote, ...words]) => ({ remote: remote ?? assertRemote(remote), words }),
  create: (name) => {
    const remote = newRemote(root, name);
    // The line breaks depend on the length of the name.
    spawnSync(join(root, 'node_modules/.bin/oxfmt'), [remote], {
      cwd: root,
      stdio: ['inherit', 'ignore', 'inherit'],
    });
    return `${remote} is made, with a page at /${remote.slice(3)}. Go on with

  npx jest ${remote}
  npm run dev -- ${remote}
  npm run publish:remote -- ${remote}

Before it is committed, npm install notes it in the lock file; no other unit is built again by that.`;
  },
  publish: async (named, mode, site, env) => {
    const remote = assertRemote(named);
    if (site) {
      const { uploadBuild } = await import('../kit/upload-build');
      await uploadBuild(remote, siteAddressOf(site), mode, env);
    } else {
      const { buildAndPublish } = await import('../site/publish/build-and-publish');
      await openSite(env).change((opened) => buildAndPublish(opened, remote, mode, env));
    }
  },
  changeVersion: async (remote, change, env) => {
    const { changeVersion } = await import('../site/release/change-version');
    const work = (site: Site) => changeVersion(site, remote, change, env);
    return [await openSite(env).change(work, 'version')];
  },
  show: async (remote, what, env) => {
    const { failedSections, failuresOf, vitalsOf } = await import('api/section-reports');
    if (what === 'failures') return failuresOf(env, remote);
    if (what === 'vitals') return vitalsOf(env, remote);
    // Null if the database cannot be reached, or there is none.
    const failures = await failedSections(env).catch(() => null);
    return sectionLines(await openSite(env).current(), [remote], what, failures)[0]!;
  },
};
