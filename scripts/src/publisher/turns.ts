import type { PublishResult } from 'api';
import type { CommandResult } from '../site/site-tools';

/** Seconds after which a team may send another build while one of its own is in the line. */
const BUSY_SECONDS = 15;
/** Seconds for which a team waits whose build ran into a time limit, so that the others come first. */
const WAIT_SECONDS = 600;

/** The tokens of one team have its name, and one of their own in brackets. */
const teamOf = (who: string) => who.replace(/ \([^()]*\)$/, '');

/** Has builds checked one at a time, whichever server has sent them. Each team has one in the line. */
export function turnsOfTeams() {
  /** The build of the first one is being checked. */
  const line: string[] = [];
  /** When the teams that have run into a time limit may send again. */
  const waitUntil = new Map<string, number>();
  let last: Promise<unknown> = Promise.resolve();

  /** Why a build of this sender is not taken now; null if it is. */
  function refusal(who: string): PublishResult | null {
    const team = teamOf(who);
    const place = line.indexOf(team) + 1;
    if (place > 0) {
      const where = place === 1 ? 'being checked' : `number ${place} in the line`;
      return {
        done: false,
        lines: [`Another build of your team is ${where}. Please send this one again.`],
        unread: { status: 503, seconds: BUSY_SECONDS },
      };
    }
    const seconds = Math.ceil(((waitUntil.get(team) ?? 0) - Date.now()) / 1000);
    if (seconds <= 0) return null;
    const lines = ['Your last build took too long to check.'];
    return { done: false, lines, unread: { status: 429, seconds } };
  }

  async function inTurn(who: string, work: () => Promise<CommandResult>): Promise<PublishResult> {
    const refused = refusal(who);
    if (refused) return refused;
    const team = teamOf(who);
    const others = line.push(team) - 1;
    const turn = last.then(work).finally(() => line.shift());
    last = turn.catch(() => {});
    const { ranOut, ...result } = await turn;
    if (ranOut) waitUntil.set(team, Date.now() + WAIT_SECONDS * 1000);
    const waited = others > 0 ? [`It was number ${others + 1} in the line.`] : [];
    return { ...result, lines: [...waited, ...result.lines] };
  }

  return { refusal, inTurn };
}
