import type { RemoteManifest } from '../../units/manifest';
import { addressesOf } from './routes/route-conflicts';
import { shapes } from './routes/route-shapes';

/** What the token of a sender permits beside what a section has by itself. */
export interface MayClaim {
  /** Patterns of addresses: `/help`, or `/help/*` with everything below it. */
  paths: readonly string[];
  /** Origins that its pages may call. */
  origins: readonly string[];
}

/** One line for the origins that a build declares and its sender may not open to its pages. */
export function foreignOrigins(
  { name, origins = [] }: Pick<RemoteManifest, 'name' | 'origins'>,
  given: readonly string[],
): string[] {
  const foreign = origins.filter((origin) => !given.includes(origin));
  if (foreign.length === 0) return [];
  const permitted = given.length > 0 ? `only calls to ${given.join(', ')}` : 'no calls elsewhere';
  return [
    `${name} declares calls to ${foreign.join(', ')}, and its token permits ${permitted}; the operator of the site adds them with publish:token --origins.`,
  ];
}

/** How a claim names a slot of other sections' pages: beside the addresses that a token is for. */
export const slotClaim = (slot: string): string => `slot:${slot}`;

/**
 * One line for each address of a build, page or root file, and each slot, that its sender may not claim. A section
 * may claim what its live version has (`own`), what is below its own name (`/chat` and `/chat/…` for mf-chat), and
 * what is `given`: `/help`, `/help/*` with everything below it, or `slot:course`.
 */
export function foreignClaims(
  { name, routes, widgets = [] }: Pick<RemoteManifest, 'name' | 'routes' | 'widgets'>,
  rootFiles: readonly string[],
  own: readonly string[],
  given: readonly string[],
): string[] {
  const patterns = [`/${name.slice('mf-'.length)}/*`, ...given];
  const mayBe = [...own, ...patterns].flatMap(shapes);
  const claimed = [...routes.flatMap(addressesOf), ...rootFiles];
  const slots = new Set(widgets.map(({ slot }) => slotClaim(slot)));
  return [
    ...claimed.filter(
      (address) => !shapes(address).every((shape) => mayBe.some((one) => covers(one, shape))),
    ),
    ...[...slots].filter((slot) => ![...own, ...given].includes(slot)),
  ].map(
    (claim) =>
      `${name} claims ${claim}, and its token is for ${patterns.join(', ')} and what the section has already.`,
  );
}

/** Whether every address that the second pattern matches is one of the first. */
function covers([one, ...rest]: string[], [other, ...others]: string[]): boolean {
  if (one === '*') return true;
  if (one === undefined || other === undefined) return one === other;
  return (one === other || (one === ':' && other !== '*')) && covers(rest, others);
}
