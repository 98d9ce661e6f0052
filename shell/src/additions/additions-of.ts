import type { Additions } from 'shared/ui';
import type { Site } from '../registry/site';

/** What the open sections of a site add to pages outside their own. */
export function additionsOf({ remotes }: Site, slot: NonNullable<Additions['Slot']>): Additions {
  const open = remotes.filter(({ enabled }) => enabled);
  return {
    // Read at each call: the pages for admins are added later.
    routes: (asPrerendered) =>
      open.flatMap((remote) => (asPrerendered ? remote.prerendered : remote)?.routes ?? []),
    differ: open.some(({ routes, prerendered }) => routes !== prerendered?.routes),
    Slot: slot,
  };
}
