import {
  PERMISSIONS,
  givePublishToken,
  publishTokens,
  revokePublishToken,
  type PublishingToken,
  type Permission,
} from 'api/publish-tokens';
import { indianDay } from 'shared/model/format';
import { siteAddress } from 'node-shared/settings';
import { isOriginFor, isReserved } from '../../site/checks/contract-faults';
import { slotClaim } from '../../site/checks/foreign-claims';
import type { Given } from '../command';

/** For how many days a token is valid, unless the command says otherwise. */
const DAYS = 365;

export async function publishToken({ words, options, env }: Given): Promise<void> {
  const [named, ...remotes] = words;
  if (options.list) {
    for (const token of await publishTokens(env)) console.log(lineOf(token));
    return;
  }
  if (!named) throw new Error('name a team: npm run publish:token -- "Chat team" mf-chat.');
  const team = options.name ? `${named} (${String(options.name)})` : named;
  if (options.revoke) {
    if (!(await revokePublishToken(env, team))) throw new Error(`${team} has no token.`);
    console.log(`The token of ${team} is no longer valid.`);
    return;
  }
  const odd = remotes.find((name) => !/^mf-[a-z][a-z0-9-]*$/.test(name));
  if (odd) throw new Error(`"${odd}" is not the name of a remote: they begin with mf-.`);
  const reserved = remotes.find((name) => isReserved(`/${name.slice('mf-'.length)}`));
  if (reserved) throw new Error(`${reserved} would have addresses that no section may have.`);
  if (remotes.length === 0) throw new Error(`name the remotes of ${team}: mf-NAME.`);
  const days = Number(options.days ?? DAYS);
  if (!(Number.isInteger(days) && days >= 1 && days <= 3650)) {
    throw new Error('--days is a whole number from 1 to 3650.');
  }
  const permissions = permissionsIn(listed(options.may));
  const paths = listed(options.paths);
  const wrong = paths.find((path) => !/^(?=\/)(\/[\w-]+)*(\/\*?)?$/.test(path) || isReserved(path));
  if (wrong) throw new Error(`"${wrong}" is no pattern of addresses: give /help or /help/*.`);
  const filled = listed(options.slots);
  const origins = listed(options.origins);
  const strange = origins.find((origin) => !isOriginFor(origin, siteAddress(env)));
  if (strange) throw new Error(`"${strange}" is no origin: give https://chat.example.`);
  const tell = typeof options.tell === 'string' ? options.tell : null;
  if (tell && !/^(https:\/\/\S+|[^\s@/]+@[^\s@/]+\.[^\s@/]+)$/.test(tell)) {
    throw new Error(`--tell ${tell} is neither an e-mail address nor a webhook: https://….`);
  }
  const { token, endsAt } = await givePublishToken(env, {
    ...{ team, remotes, permissions, origins, days, tell },
    paths: [...paths, ...filled.map(slotClaim)],
  });
  console.log(`PUBLISH_TOKEN=${token}`);
  console.warn(
    `With it, until ${indianDay(endsAt)}, scripts of ${team} run in the browsers of all visitors of ${[...remotes, ...filled.map((slot) => `the slot ${slot}`)].join(', ')}, and can read what these browsers keep for the site (docs/how-to/develop-outside.md).`,
  );
}

const lineOf = (token: PublishingToken): string =>
  [
    `${token.team}: ${token.remotes.join(', ')}`,
    `may ${token.permissions.join(', ')}`,
    ...(token.paths.length > 0 ? [`also at ${token.paths.join(', ')}`] : []),
    ...(token.origins.length > 0 ? [`calls ${token.origins.join(', ')}`] : []),
    ...(token.tell ? [`news to ${token.tell}`] : []),
    `from ${indianDay(token.createdAt)} to ${indianDay(token.endsAt)}`,
  ].join('; ');

/** The parts of a value between commas. */
const listed = (value: string | boolean = ''): string[] =>
  String(value).match(/[^\s,](?:[^,]*[^\s,])?/g) ?? [];

function permissionsIn(words: readonly string[]): Permission[] {
  const odd = words.find((word) => !PERMISSIONS.some((permission) => permission === word));
  if (odd) throw new Error(`--may ${odd} is unknown; there are: ${PERMISSIONS.join(', ')}.`);
  return words.length === 0
    ? [...PERMISSIONS]
    : PERMISSIONS.filter((permission) => words.includes(permission));
}
