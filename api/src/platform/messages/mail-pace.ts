import { and, gt, not, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../database/database';
import { HOUR } from '../durations';
import { outgoingMessages } from './message-tables';

/** Seconds. The first minute is what most limits are counted in. */
const FIRST_PAUSE = 60;
const LONGEST_PAUSE = 900;
/** The part of an hour's messages that those to many may use. */
const SHARE_OF_BULK = 0.8;

const isEmail = sql`${outgoingMessages.message}->>'channel' = 'email'`;
/** The message is one of many with the same news, so that what somebody waits for goes first. */
export const isBulk = sql<boolean>`${outgoingMessages.message} ? 'bulk'`;

/** Waits differ, so that what was refused together does not come again together. */
export const spread = (seconds: number): number => seconds * (1 + Math.random() / 4);

/**
 * How fast queued e-mails are sent. When the mail server refuses the account, all of them wait; each process
 * learns that for itself. `perHour` is the most in an hour, of all processes.
 */
export function mailPace(database: Database, now: () => Date, perHour: number | null) {
  let quietUntil = 0;
  let refusals = 0;
  return {
    /** Condition: the messages that may be sent now. So many more were sent as are not noted yet. */
    admitted: async (unnoted: number): Promise<SQL | undefined> => {
      const at = now().getTime();
      if (at < quietUntil) return not(isEmail);
      if (perHour === null) return undefined;
      const inHour = and(isEmail, gt(outgoingMessages.sentAt, new Date(at - HOUR)));
      const sent = unnoted + (await database.$count(outgoingMessages, inHour));
      if (sent >= perHour) return not(isEmail);
      return sent >= perHour * SHARE_OF_BULK ? not(isBulk) : undefined;
    },
    /** After a refusal of the account: returns the seconds until the next try. */
    pause: (): number => {
      const seconds = spread(Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** refusals));
      refusals += 1;
      quietUntil = now().getTime() + seconds * 1000;
      return seconds;
    },
    /** The server has taken a message. */
    goOn: (): void => {
      refusals = 0;
    },
  };
}
