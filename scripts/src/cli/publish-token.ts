import { atDatabase } from 'api/database-requests';
import { givePublishToken } from 'api/publish-tokens';
import { indianDay } from 'shared/model/format';
import type { Given } from './command';

/** For how many days a token is valid, unless the command says otherwise. */
const DAYS = 365;

export async function publishToken(given: Given): Promise<void> {
  const {
    words: [team, ...remotes],
    options,
    env,
  } = given;
  if (options.list) return list(given);
  if (!team) throw new Error('name a team: npm run publish:token -- "Chat team" mf-chat.');
  if (options.revoke) {
    if (!(await atDatabase(env, 'revokeToken', team))) throw new Error(`${team} has no token.`);
    console.log(`The token of ${team} is no longer valid.`);
    return;
  }
  const odd = remotes.find((name) => !/^mf-[a-z][a-z0-9-]*$/.test(name));
  if (odd) throw new Error(`"${odd}" is not the name of a remote: they begin with mf-.`);
  if (remotes.length === 0) throw new Error(`name the remotes of ${team}: mf-NAME.`);
  const days = Number(options.days ?? DAYS);
  if (!(Number.isInteger(days) && days >= 1 && days <= 3650)) {
    throw new Error('--days is a whole number from 1 to 3650.');
  }
  const { token, endsAt } = await givePublishToken(env, { team, remotes, days });
  console.log(`PUBLISH_TOKEN=${token}`);
  console.warn(
    `With it, until ${indianDay(endsAt)}, scripts of ${team} run in the browsers of all visitors of ${remotes.join(', ')}, and can read what these browsers keep for the site (docs/how-to/develop-outside.md).`,
  );
}

async function list({ env }: Given): Promise<void> {
  for (const { team, remotes, createdAt, endsAt } of await atDatabase(env, 'teamsWithToken')) {
    console.log(
      `${team}: ${remotes.join(', ')}, from ${indianDay(createdAt)} to ${indianDay(endsAt)}`,
    );
  }
}
