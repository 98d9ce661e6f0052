import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { and, gt, inArray, isNotNull, lt } from 'drizzle-orm';
import type { BackgroundTask, Services } from '../../../platform/app-types';
import { DAY } from '../../../platform/durations';
import { indianTime } from '../../../platform/indian-time';
import { writeEmail } from '../../../platform/messages/email-layout';
import { failingSections } from '../../browser-reports/client-errors-repository';
import { liveVersions } from '../../browser-reports/known-pages';
import { publishTokens, sectionNews } from './publishing-tables';

/** Milliseconds that a webhook has to answer. */
const HOOK_MS = 5000;
/** Days after which the same fault of the same version is news again. */
const DAYS = 7;

/** A line of `deploys.jsonl` (scripts/src/site/state/deploy-log.ts). */
interface Deploy {
  at: string;
  who: string;
  unit: string;
  action: string;
  why?: string;
}

const DONE: Readonly<Record<string, string>> = {
  'roll back': 'was rolled back',
  close: 'was closed',
  unpublish: 'was taken out of the site',
};

/** Tells each team once, at the address of its token, what visitors meet or somebody else has done. */
export const tellTeams: BackgroundTask<Services> = {
  name: 'tell teams of their sections',
  everyMs: 60_000,
  run: async (services) => {
    const { database, config, now } = services;
    const old = new Date(now().getTime() - DAYS * DAY);
    await database.delete(sectionNews).where(lt(sectionNews.createdAt, old));
    const tokens = await database
      .select()
      .from(publishTokens)
      .where(and(isNotNull(publishTokens.tell), gt(publishTokens.endsAt, now())));
    if (tokens.length === 0) return;
    const live = new Map(liveVersions(config.siteDir).map(({ name, version }) => [name, version]));
    const failing = (await failingSections(database)).filter(
      ({ remote, version }) => live.get(remote) === version,
    );
    const deploys = changesSince(config.siteDir, old);
    for (const { team, remotes, tell, createdAt } of tokens) {
      const news = new Map([
        ...failing
          .filter(({ remote }) => remotes.includes(remote))
          .flatMap(({ remote, version, count, fallbacks }) => [
            [
              `${remote} ${version} fails`,
              `${remote} ${version} fails for visitors: ${count} reports in the last hour.`,
            ] as const,
            ...(fallbacks > 0
              ? [
                  [
                    `${remote} ${version} falls back`,
                    `${remote} falls back to the version before ${version} in browsers of visitors.`,
                  ] as const,
                ]
              : []),
          ]),
        ...deploys
          .filter(
            ({ at, who, unit }) =>
              remotes.includes(unit) && !isSameTeam(who, team) && new Date(at) > createdAt,
          )
          .map(
            ({ at, who, unit, action, why }) =>
              [
                `${unit} ${action} ${at}`,
                `${unit} ${DONE[action]} by ${who} at ${indianTime(at)}${why ? `: ${why}` : ''}.`,
              ] as const,
          ),
      ]);
      await send(services, team, tell!, news);
    }
  },
};

/** Its tokens have names in parentheses. */
const isSameTeam = (one: string, other: string) =>
  one.replace(/ \(.*\)$/, '') === other.replace(/ \(.*\)$/, '');

/** What was rolled back, closed or taken out. A site that was never changed has no log. */
function changesSince(siteDir: string, since: Date): Deploy[] {
  const file = join(siteDir, 'deploys.jsonl');
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      try {
        // Only the publisher writes lines; one can be incomplete after a full disk.
        const deploy = JSON.parse(line) as Deploy;
        return deploy.action in DONE && new Date(deploy.at) > since ? [deploy] : [];
      } catch {
        return [];
      }
    });
}

/** One message for what the team was not told yet. A webhook that does not take it is asked again. */
async function send(
  { database, messenger, log, now }: Services,
  team: string,
  tell: string,
  news: ReadonlyMap<string, string>,
): Promise<void> {
  if (news.size === 0) return;
  const rows = [...news.keys()].map((each) => ({ team, news: each, createdAt: now() }));
  const isHook = tell.startsWith('https://');
  const fresh = await database.transaction(async (transaction) => {
    const added = await transaction
      .insert(sectionNews)
      .values(rows)
      .onConflictDoNothing()
      .returning();
    const paragraphs = added.map((row) => news.get(row.news)!);
    if (added.length > 0 && !isHook) {
      const subject = `News of ${team}`;
      await messenger.queue(
        transaction,
        writeEmail({ to: tell, template: 'section-news', subject, paragraphs }),
      );
    }
    return added.map((row) => row.news);
  });
  if (fresh.length === 0 || !isHook) return;
  try {
    const response = await fetch(tell, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text: fresh.map((each) => news.get(each)).join('\n') }),
      redirect: 'error',
      signal: AbortSignal.timeout(HOOK_MS),
    });
    if (!response.ok) throw new Error(`It answered ${response.status}.`);
  } catch (error) {
    log.error({ err: error, team }, 'the webhook of a team took no news');
    await database
      .delete(sectionNews)
      .where(and(inArray(sectionNews.news, fresh), inArray(sectionNews.team, [team])));
  }
}
