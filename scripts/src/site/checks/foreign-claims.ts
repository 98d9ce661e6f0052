import type { RemoteManifest } from '../../units/manifest';
import { addressesOf, shapes } from './route-conflicts';

/**
 * One line for each address of a build, page or root file, that its sender may not claim. A section may claim
 * what its live version has (`own`), what is below its own name (`/chat` and `/chat/…` for mf-chat), and what
 * matches one of the patterns in `given`: `/help`, or `/help/*` with everything below it.
 */
export function foreignClaims(
  { name, routes }: Pick<RemoteManifest, 'name' | 'routes'>,
  rootFiles: readonly string[],
  own: readonly string[],
  given: readonly string[],
): string[] {
  const patterns = [`/${name.slice('mf-'.length)}/*`, ...given];
  const mayBe = [...own, ...patterns].flatMap(shapes);
  const claimed = [...routes.flatMap(addressesOf), ...rootFiles];
  return claimed
    .filter((address) => !shapes(address).every((shape) => mayBe.some((one) => covers(one, shape))))
    .map(
      (address) =>
        `${name} claims ${address}, and its token is for ${patterns.join(', ')} and what the section has already.`,
    );
}

/** Whether every address that the second pattern matches is one of the first. */
function covers([one, ...rest]: string[], [other, ...others]: string[]): boolean {
  if (one === '*') return true;
  if (one === undefined || other === undefined) return one === other;
  return (one === other || (one === ':' && other !== '*')) && covers(rest, others);
}
