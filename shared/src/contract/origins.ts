/**
 * The origin of an API that a section calls beside the API of the site: scheme, host and, if it is not the
 * usual one, port. `http://localhost:4000` is for a site that is at localhost itself.
 */
export type Origin = `https://${string}` | `http://localhost:${number}`;

const LABEL = '[a-z0-9]([a-z0-9-]*[a-z0-9])?';
const SECURE = new RegExp(`^https://${LABEL}(\\.${LABEL})+(:[1-9]\\d{0,4})?$`);
const LOCAL = /^http:\/\/localhost:[1-9]\d{0,4}$/;

/**
 * Whether a text is such an origin: without a path, without a wildcard, and without anything that could
 * become another directive of a policy. `isLocal` says that one at localhost counts too.
 */
export const isOrigin = (text: unknown, isLocal: boolean): text is Origin =>
  typeof text === 'string' && (SECURE.test(text) || (isLocal && LOCAL.test(text)));

/**
 * The origins that the pages of a section may call, whichever of these versions a browser gets; one that two versions
 * call is there twice. The policy of a page is fixed while it is open, so a fallback needs its own there too.
 */
export const originsOf = (
  versions: readonly ({ origins?: readonly Origin[] } | null | undefined)[],
): Origin[] => versions.flatMap((version) => version?.origins ?? []);
