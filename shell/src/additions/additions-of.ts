import type { Additions } from 'shared/ui';
import { LanguageSwitch } from '../language/LanguageSwitch';
import type { Site } from '../registry/site';

/** What the open sections of a site add to pages outside their own. */
export const additionsOf = (
  { remotes }: Site,
  slot: NonNullable<Additions['Slot']>,
): Additions => ({
  // Read at each call: those for admins are added later.
  links: () => remotes.flatMap(({ offer }) => offer?.links ?? []),
  Slot: slot,
  LanguageSwitch,
});
