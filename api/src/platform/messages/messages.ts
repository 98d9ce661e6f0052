import { setTimeout as wait } from 'node:timers/promises';
import { and, eq, isNull, lt, lte, ne, sql, type SQL } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { FastifyBaseLogger } from 'fastify';
import { databaseClock, type DatabaseNow } from '../database/clock';
import { DeliveryRefused, SenderRefused } from './delivery-refused';
import { isBulk, mailPace, spread } from './mail-pace';
import { outgoingMessages, type Message } from './message-tables';
import type { ConsentPurpose } from 'shared/model/consents';
import type { Database, Transaction } from '../database/database';
import { withoutAddresses } from '../text-forms';

export type { Message };

/** Sends messages of one channel: to outbox files, by SMTP or through an SMS gateway. */
export interface Transport {
  /**
   * `identity` is the same for every try of one message. Throws a `DeliveryRefused` if another try
   * makes no sense, and a `SenderRefused` if no other message would be taken either.
   */
  send: (message: Message, files: MessageFile[], identity?: string) => Promise<void>;
  close?: () => void;
}

export interface MessageFile {
  fileName: string;
  content: Buffer;
}

export interface Messenger {
  /** Sends at once, without retries. For one-time codes, which must not be stored. */
  send: (message: Message) => Promise<void>;
  /** Stores the messages that have a receiver. `deliver` sends them after the commit and retries up to `MOST_DELIVERIES` times. */
  queue: (transaction: Transaction, ...messages: Message[]) => Promise<void>;
  /** Sends the due messages. Called at intervals and after a transaction that queued one. Never rejects. */
  deliver: () => Promise<void>;
  /**
   * Waits a while for the message that is being sent; the others, and one that takes longer, stay in the
   * database for the next start.
   */
  close: () => Promise<void>;
}

/**
 * After so many failures in two days, a message is not retried; it is kept and shown to the admin. A
 * refusal for good counts as all of them, and one of the sender as none.
 */
export const MOST_DELIVERIES = 12;
/** A stop has little time, and a mail server may take long. */
const LONGEST_CLOSE_MS = 5000;
/** Seconds. The waits grow threefold from ten seconds; together they are 45 hours. */
const LONGEST_WAIT = 12 * 3600;

const inSeconds = (from: SQL<Date>, seconds: number): SQL<Date> =>
  sql<Date>`${from} + ${seconds} * interval '1 second'`;

export function createMessenger(options: {
  database: Database;
  email: Transport;
  sms: Transport;
  push?: Transport;
  /** The push messages that accompany these, or in place of those of the channel `push`. */
  toDevices?: (transaction: Transaction, messages: readonly Message[]) => Promise<Message[]>;
  now: () => Date;
  /** Decides which messages are due: several processes send them. */
  databaseNow?: DatabaseNow;
  log: Pick<FastifyBaseLogger, 'error'>;
  /** Creates the file of an attachment from its `source`. */
  attach?: (source: string) => Promise<Buffer>;
  /** Whether the receiver has agreed to messages of this purpose. Without it, none is sent. */
  hasAgreed?: (purpose: ConsentPurpose, to: string) => Promise<boolean>;
  longestCloseMs?: number;
  /** The most queued e-mails in an hour. */
  mailPerHour?: number | null;
  /** Queues what other messages are made of, before each delivery. */
  writeDue?: () => Promise<void>;
}): Messenger {
  const { database, now, log, databaseNow = databaseClock() } = options;
  const { longestCloseMs = LONGEST_CLOSE_MS, mailPerHour = null, writeDue } = options;
  const pace = mailPace(database, now, mailPerHour);
  const send = async (message: Message, identity?: string) => {
    const files: MessageFile[] = [];
    for (const { fileName, source } of message.attachments ?? []) {
      if (!options.attach) throw new Error(`Nothing makes the attachment ${source}.`);
      files.push({ fileName, content: await options.attach(source) });
    }
    await options[message.channel]?.send(message, files, identity);
  };

  const refuseLate = ({ usefulUntil }: Message) => {
    if (usefulUntil && now() > new Date(usefulUntil)) {
      throw new DeliveryRefused(`This message was of use until ${usefulUntil}.`);
    }
  };

  const change = (id: number, fields: PgUpdateSetSource<typeof outgoingMessages>) =>
    database.update(outgoingMessages).set(fields).where(eq(outgoingMessages.id, id));
  const note = (id: number) => change(id, { sentAt: now(), lastError: null });

  /** Sends the next due message; the one that was `sent` before it is noted by the statement that claims this one. */
  async function deliverOne(sent: number | null): Promise<number | null | undefined> {
    // The message is claimed for two minutes, so no other process sends it meanwhile. If this process
    // dies, the message is due again after that.
    const claim = inSeconds(databaseNow(), 120);
    const due = database
      .select({ id: outgoingMessages.id })
      .from(outgoingMessages)
      .where(
        and(
          isNull(outgoingMessages.sentAt),
          lte(outgoingMessages.nextAttemptAt, databaseNow()),
          lt(outgoingMessages.tries, MOST_DELIVERIES),
          await pace.admitted(sent === null ? 0 : 1),
          sent === null ? undefined : ne(outgoingMessages.id, sent),
        ),
      )
      .orderBy(isBulk, outgoingMessages.nextAttemptAt)
      .limit(1)
      .for('update', { skipLocked: true });
    const noted = sent === null ? [] : [database.$with('noted').as(note(sent))];
    const [row] = await database
      .with(...noted)
      .update(outgoingMessages)
      .set({ tries: sql`${outgoingMessages.tries} + 1`, nextAttemptAt: claim })
      .where(eq(outgoingMessages.id, due))
      .returning();
    if (!row) return undefined;
    try {
      const { purpose, to } = row.message;
      if (purpose && !(await options.hasAgreed?.(purpose, to))) {
        // Taken back since the message was written: it goes to nobody, and nothing of it stays.
        await database.delete(outgoingMessages).where(eq(outgoingMessages.id, row.id));
        return null;
      }
      refuseLate(row.message);
      await send(row.message, `${row.id}.${row.createdAt.getTime()}`);
    } catch (error) {
      const isOfSender = error instanceof SenderRefused;
      const pause = isOfSender
        ? pace.pause()
        : Math.min(LONGEST_WAIT, spread(10 * 3 ** (row.tries - 1)));
      log.error({ err: error, message: row.id }, 'message not sent');
      await change(row.id, {
        ...(isOfSender && { tries: row.tries - 1 }),
        ...(error instanceof DeliveryRefused && { tries: MOST_DELIVERIES }),
        nextAttemptAt: inSeconds(databaseNow(), pause),
        lastError: withoutAddresses(String(error)).slice(0, 500),
      });
      return null;
    }
    if (row.message.channel === 'email') pace.goOn();
    return row.id;
  }

  let current: Promise<void> = Promise.resolve();
  let waiting = false;
  let closed = false;
  const deliverAll = async () => {
    waiting = false;
    try {
      await writeDue?.();
      let sent: number | null | undefined = null;
      while (!closed && sent !== undefined) sent = await deliverOne(sent);
      if (sent) await note(sent);
    } catch (error) {
      log.error({ err: error }, 'messages not delivered');
    }
  };

  return {
    send,
    queue: async (transaction, ...messages) => {
      const pushed = (await options.toDevices?.(transaction, messages)) ?? [];
      // The order of a person who was erased has no address.
      const rows = [...messages.filter(({ channel }) => channel !== 'push'), ...pushed]
        .filter(({ to }) => to !== '')
        .map((message) => ({ message, nextAttemptAt: databaseNow(), createdAt: now() }));
      if (rows.length > 0) await transaction.insert(outgoingMessages).values(rows);
    },
    deliver: () => {
      if (!waiting && !closed) {
        waiting = true;
        current = current.then(deliverAll);
      }
      return current;
    },
    close: async () => {
      closed = true;
      await Promise.race([current, wait(longestCloseMs, undefined, { ref: false })]);
      options.email.close?.();
    },
  };
}
