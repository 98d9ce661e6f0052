import type { VersionChange } from 'api';
import type { Environment } from 'node-shared/settings';
import { logged, readDeploys } from '../state/deploy-log';
import {
  canaryRemote,
  promoteRemote,
  rollbackRemote,
  rollbackShell,
  toggleRemote,
  unpublishRemote,
} from './versions';
import { knownRemote, type Site } from '../state/site';

/** Makes the change, logs it, and gives the line that tells it. */
export async function changeVersion(
  site: Site,
  named: string,
  change: VersionChange,
  env: Environment,
): Promise<string> {
  const last = readDeploys(site).findLast((each) => each.unit === named);
  if (last?.action === 'unpublish') {
    throw new Error(
      `${named} was taken out of the site by ${last.who}, with all its versions: publish it again.`,
    );
  }
  const unit =
    named === 'shell' || change.action === 'unpublish' ? named : knownRemote(site, named);
  const log = <T>(what: Omit<Parameters<typeof logged>[1], 'unit'>, work: () => Promise<T>) =>
    logged(site, { ...what, unit }, work, env);
  const { action } = change;
  switch (action) {
    case 'roll back': {
      const version = await log({ action }, () =>
        unit === 'shell'
          ? rollbackShell(site, change.version)
          : rollbackRemote(site, unit, change.version),
      );
      return `${unit} ${version} is live again.`;
    }
    case 'promote': {
      const version = await log({ action }, () => promoteRemote(site, unit));
      return `${unit} ${version} is live.`;
    }
    case 'canary': {
      const { version, percent } = change;
      await log({ action, about: `${version} ${percent} %` }, () =>
        canaryRemote(site, unit, version, percent),
      );
      return percent === 0
        ? `All visitors get the live version of ${unit}.`
        : `${percent} % of the visitors get ${unit} ${version}.`;
    }
    case 'open':
    case 'close':
      await log({ action }, () => toggleRemote(site, unit, action === 'open'));
      return `${unit} is ${action === 'open' ? 'open' : 'closed for maintenance'}.`;
    case 'unpublish':
      await log({ action }, () => unpublishRemote(site, unit));
      return `${unit} is no longer part of the site.`;
  }
}
