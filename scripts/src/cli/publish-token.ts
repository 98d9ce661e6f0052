import type { Environment } from 'node-shared/settings';
import { grantToken, revokeToken } from 'node-shared/publish-tokens';
import { siteDir } from '../settings';
import { liveReleaseOf } from '../site/state/live-link';
import { openSite } from '../site/change-site';
import type { Given } from './command';

export async function publishToken({
  words: [team, ...remotes],
  options,
  env,
}: Given): Promise<void> {
  if (!team) throw new Error('name a team: npm run publish:token -- "Chat team" mf-chat.');
  if (options.revoke) {
    if (!(await changeTokens(env, (site) => revokeToken(site, team)))) {
      throw new Error(`${team} has no token.`);
    }
    console.log(`The token of ${team} is no longer valid.`);
    return;
  }
  const odd = remotes.find((name) => !/^mf-[a-z][a-z0-9-]*$/.test(name));
  if (odd) throw new Error(`"${odd}" is not the name of a remote: they begin with mf-.`);
  if (remotes.length === 0) throw new Error(`name the remotes of ${team}: mf-NAME.`);
  const token = await changeTokens(env, (site) => grantToken(site, { team, remotes }));
  console.log(`PUBLISH_TOKEN=${token}`);
  console.warn(
    `With it, scripts of ${team} run in the browsers of all visitors of ${remotes.join(', ')}, and can read what these browsers keep for the site (docs/how-to/develop-outside.md).`,
  );
}

function changeTokens<T>(env: Environment, change: (site: string) => T): Promise<T> {
  return openSite(env).change(async (site) => {
    if (!liveReleaseOf(site)) {
      throw new Error(`${siteDir(env)} is no site yet: run npm start (SITE_DIR).`);
    }
    return change(site);
  });
}
