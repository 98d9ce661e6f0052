import { and, eq, isNull, lt, lte, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database, Transaction } from './database';
import { outgoingMessages, type Message } from './platform-tables';

export type { Message };

/** One way out for one channel: outbox files, SMTP, an SMS gateway. */
export interface Transport {
  send: (message: Message, files: MessageFile[]) => Promise<void>;
}

export interface MessageFile {
  fileName: string;
  content: Buffer;
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

/** A message that failed so often is kept and shown to the admin. */
export const MOST_ATTEMPTS = 12;

export function createMessenger(options: {
  database: Database;
  email: Transport;
  sms: Transport;
  now: () => Date;
  log: Pick<FastifyBaseLogger, 'error'>;
  /** Makes the file that an attachment names. */
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
    // Claimed for two minutes: another process leaves it alone, a dead one gives it back.
    const claim = new Date(at.getTime() + 120_000);
    const due = database
      .select({ id: outgoingMessages.id })
      .from(outgoingMessages)
      .where(
        and(
          isNull(outgoingMessages.sentAt),
          lte(outgoingMessages.nextAttemptAt, at),
          lt(outgoingMessages.attempts, MOST_ATTEMPTS),
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
