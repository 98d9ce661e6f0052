import type { Move } from 'api';
import { logged } from './state/deploy-log';
import {
  canaryRemote,
  promoteRemote,
  rollbackRemote,
  rollbackShell,
  toggleRemote,
  unpublishRemote,
} from './release/versions';
import { knownRemote } from './state/state';

/** A change of the versions that visitors get, without a new build. Only operators can take a remote out. */
export type VersionChange = Move | { action: 'unpublish' };

/** Makes the change, logs it, and gives the line that tells it. */
export async function changeVersion(
  site: string,
  named: string,
  change: VersionChange,
): Promise<string> {
  const unit =
    named === 'shell' || change.action === 'unpublish' ? named : knownRemote(site, named);
  const { action } = change;
  switch (action) {
    case 'roll back': {
      const version = await logged(site, { action, unit }, () =>
        unit === 'shell'
          ? rollbackShell(site, change.version)
          : rollbackRemote(site, unit, change.version),
      );
      return `${unit} ${version} is live again.`;
    }
    case 'promote': {
      const version = await logged(site, { action, unit }, () => promoteRemote(site, unit));
      return `${unit} ${version} is live.`;
    }
    case 'canary': {
      const { version, percent } = change;
      await logged(site, { action, unit, about: `${version} ${percent} %` }, () =>
        canaryRemote(site, unit, version, percent),
      );
      return percent === 0
        ? `All visitors get the live version of ${unit}.`
        : `${percent} % of the visitors get ${unit} ${version}.`;
    }
    case 'open':
    case 'close':
      await logged(site, { action, unit }, () => toggleRemote(site, unit, action === 'open'));
      return `${unit} is ${action === 'open' ? 'open' : 'closed for maintenance'}.`;
    case 'unpublish':
      await logged(site, { action, unit }, () => unpublishRemote(site, unit));
      return `${unit} is no longer part of the site.`;
  }
}
