import { join } from 'node:path';
import { readJson } from 'node-shared/files';
import { packageOf, remoteNames, root } from '../units/units';

/** Where GitHub and GitLab look for it. */
export const CODE_OWNERS = '.github/CODEOWNERS';

/**
 * Who reviews what: the folder of each unit its owner, everything else the owner of the shell. An owner that
 * is no handle and no e-mail address is a team of `organisation` in the package of the repository:
 * `Shop team` is `@ORGANISATION/shop-team`.
 */
export function codeOwners(): string {
  const { organisation } = readJson<{ organisation: string }>(join(root, 'package.json'));
  const handleOf = (unit: string) => {
    const { owner = '' } = packageOf(unit);
    if (owner.includes('@')) return owner;
    return `@${organisation}/${owner.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;
  };
  return [
    '# Made from "owner" in the package.json of each unit: node scripts/run.mjs code-owners',
    `* ${handleOf('shell')}`,
    ...remoteNames.map((unit) => `/${unit}/ ${handleOf(unit)}`),
    '',
  ].join('\n');
}
