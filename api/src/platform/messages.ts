import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database, Transaction } from './database';

export interface Message {
  channel: 'sms' | 'email';
  to: string;
  template: string;
  subject: string | null;
  text: string;
  html: string | null;
  /** The six digits where the message carries a one-time code. */
  code: string | null;
}

/** One way out for one channel: outbox files, SMTP, an SMS gateway. */
export interface Transport {
  send: (message: Message) => Promise<void>;
}

export interface Messenger {
  /** Now or not at all: one-time codes, which must not be stored. */
  send: (message: Message) => Promise<void>;
  /** Goes out once the transaction is kept, and is tried again until it has gone out. */
  queue: (transaction: Transaction, message: Message) => Promise<void>;
  /** Sends what is due; called in intervals and after a transaction that queued something. Never rejects. */
  deliver: () => Promise<void>;
  /** Finishes the message at hand; the others wait in the database for the next start. */
  close: () => Promise<void>;
}

const MOST_ATTEMPTS = 12;

export function createMessenger(options: {
  database: Database;
  email: Transport;
  sms: Transport;
  now: () => Date;
  log: Pick<FastifyBaseLogger, 'error'>;
}): Messenger {
  const { database, now, log } = options;
  const send = (message: Message) => options[message.channel].send(message);

  async function deliverOne(): Promise<boolean> {
    const at = now();
    // Claimed for two minutes: another process leaves it alone, a dead one gives it back.
    const claim = new Date(at.getTime() + 120_000);
    const claimed = await database.execute<{ id: number; attempts: number; message: Message }>(sql`
      UPDATE outgoing_messages SET attempts = attempts + 1, next_attempt_at = ${claim.toISOString()}
      WHERE id = (
        SELECT id FROM outgoing_messages
        WHERE sent_at IS NULL AND next_attempt_at <= ${at.toISOString()} AND attempts < ${MOST_ATTEMPTS}
        ORDER BY next_attempt_at LIMIT 1 FOR UPDATE SKIP LOCKED)
      RETURNING id, attempts, message`);
    const row = claimed.rows[0];
    if (!row) return false;
    try {
      await send(row.message);
    } catch (error) {
      const wait = Math.min(3600, 5 * 2 ** row.attempts);
      const next = new Date(now().getTime() + wait * 1000).toISOString();
      log.error({ err: error, message: row.id }, 'message not sent');
      await database.execute(
        sql`UPDATE outgoing_messages SET next_attempt_at = ${next}, last_error = ${String(error).slice(0, 500)} WHERE id = ${row.id}`,
      );
      return true;
    }
    await database.execute(
      sql`UPDATE outgoing_messages SET sent_at = ${now().toISOString()}, last_error = NULL WHERE id = ${row.id}`,
    );
    return true;
  }

  let current: Promise<void> = Promise.resolve();
  let waiting = false;
  let closed = false;
  const deliverAll = async () => {
    waiting = false;
    try {
      while (!closed && (await deliverOne()));
    } catch (error) {
      log.error({ err: error }, 'messages not delivered');
    }
  };

  return {
    send,
    queue: async (transaction, message) => {
      const at = now().toISOString();
      await transaction.execute(sql`
        INSERT INTO outgoing_messages (message, next_attempt_at, created_at)
        VALUES (${JSON.stringify(message)}::jsonb, ${at}, ${at})`);
    },
    deliver: () => {
      if (!waiting && !closed) {
        waiting = true;
        current = current.then(deliverAll);
      }
      return current;
    },
    close: () => {
      closed = true;
      return current;
    },
  };
}
