import { and, eq, isNull, lt, lte, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { outgoingMessages, type Message } from './message-tables';
import type { Database, Transaction } from '../database/database';

export type { Message };

/** Sends messages of one channel: to outbox files, by SMTP or through an SMS gateway. */
export interface Transport {
  send: (message: Message, files: MessageFile[]) => Promise<void>;
}

export interface MessageFile {
  fileName: string;
  content: Buffer;
}

export interface Messenger {
  /** Sends at once, without retries. For one-time codes, which must not be stored. */
  send: (message: Message) => Promise<void>;
  /** Stores the message. `deliver` sends it after the commit and retries up to `MOST_DELIVERIES` times. */
  queue: (transaction: Transaction, message: Message) => Promise<void>;
  /** Sends the due messages. Called at intervals and after a transaction that queued one. Never rejects. */
  deliver: () => Promise<void>;
  /** Waits for the message that is being sent; the others stay in the database for the next start. */
  close: () => Promise<void>;
}

/** After so many failures, a message is not retried; it is kept and shown to the admin. */
export const MOST_DELIVERIES = 12;

export function createMessenger(options: {
  database: Database;
  email: Transport;
  sms: Transport;
  now: () => Date;
  log: Pick<FastifyBaseLogger, 'error'>;
  /** Creates the file of an attachment from its `source`. */
  attach?: (source: string) => Promise<Buffer>;
}): Messenger {
  const { database, now, log } = options;
  const send = async (message: Message) => {
    const files: MessageFile[] = [];
    for (const { fileName, source } of message.attachments ?? []) {
      if (!options.attach) throw new Error(`Nothing makes the attachment ${source}.`);
      files.push({ fileName, content: await options.attach(source) });
    }
    await options[message.channel].send(message, files);
  };

  const change = (id: number, fields: Partial<typeof outgoingMessages.$inferInsert>) =>
    database.update(outgoingMessages).set(fields).where(eq(outgoingMessages.id, id));

  async function deliverOne(): Promise<boolean> {
    const at = now();
    // The message is claimed for two minutes, so no other process sends it meanwhile. If this process
    // dies, the message is due again after that.
    const claim = new Date(at.getTime() + 120_000);
    const due = database
      .select({ id: outgoingMessages.id })
      .from(outgoingMessages)
      .where(
        and(
          isNull(outgoingMessages.sentAt),
          lte(outgoingMessages.nextAttemptAt, at),
          lt(outgoingMessages.attempts, MOST_DELIVERIES),
        ),
      )
      .orderBy(outgoingMessages.nextAttemptAt)
      .limit(1)
      .for('update', { skipLocked: true });
    const [row] = await database
      .update(outgoingMessages)
      .set({ attempts: sql`${outgoingMessages.attempts} + 1`, nextAttemptAt: claim })
      .where(eq(outgoingMessages.id, due))
      .returning();
    if (!row) return false;
    try {
      await send(row.message);
    } catch (error) {
      const wait = Math.min(3600, 5 * 2 ** row.attempts);
      log.error({ err: error, message: row.id }, 'message not sent');
      await change(row.id, {
        nextAttemptAt: new Date(now().getTime() + wait * 1000),
        lastError: String(error).slice(0, 500),
      });
      return true;
    }
    await change(row.id, { sentAt: now(), lastError: null });
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
      const at = now();
      await transaction
        .insert(outgoingMessages)
        .values({ message, nextAttemptAt: at, createdAt: at });
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
