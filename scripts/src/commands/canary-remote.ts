import { logged } from '../site/state/deploy-log';
import { canaryRemote } from '../site/release/versions';
import { knownRemote } from '../site/state/state';
import { changeSite } from '../site/change-site';
import { command } from './command';

command(
  {
    usage: 'npm run canary:remote -- NAME VERSION PERCENT',
    purpose: 'Gives a share of the visitors another kept version of a remote; 0 ends it.',
    words: 3,
    timed: true,
  },
  async ([name, version, percent]) => {
    const share = Number(percent);
    const remote = await changeSite(async (site) => {
      const known = knownRemote(site, name);
      if (!version || !percent) {
        throw new Error(
          `name the version and the share: npm run canary:remote -- ${known} VERSION 10.`,
        );
      }
      const about = `${version} ${share} %`;
      await logged(site, { action: 'canary', unit: known, about }, () =>
        canaryRemote(site, known, version, share),
      );
      return known;
    });
    console.log(
      share === 0
        ? `All visitors get the live version of ${remote}.`
        : `${share} % of the visitors get ${remote} ${version}.`,
    );
  },
);
