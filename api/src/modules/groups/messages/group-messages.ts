import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import type { GroupMessage, GroupMessageRequest } from 'shared/model/schemas';
import type { Services } from '../../../platform/app-types';
import type { Database, Transaction } from '../../../platform/database/database';
import { lockUntilCommit } from '../../../platform/database/locks';
import { MINUTE } from '../../../platform/durations';
import { HttpError } from '../../../platform/errors';
import type { Admin } from '../../../platform/http/access';
import { once } from '../../../platform/http/request/once';
import { isAbout, outgoingMessages } from '../../../platform/messages/message-tables';
import { isRegistered } from '../../../platform/messages/sms-gateway';
import { deliveryState } from '../../../platform/messages/undelivered';
import { readableEmail } from '../../../platform/text-forms';
import { noted, recordAction } from '../../audit/audit-repository';
import type { ListedGroup } from '../group-list';
import { groupMessages } from '../groups-tables';
import {
  CLASS_SMS,
  groupMessage,
  groupSms,
  receiversOf,
  wantedOf,
  type GroupLetter,
} from './group-letters';

type MessageServices = Pick<Services, 'config' | 'database' | 'messenger' | 'now'>;

/** What the e-mails of a message to a class are about. */
const ABOUT = 'class message';
/** The same words to the same class within this time are one message: two admins may press at once. */
const SAME_WITHIN = 60 * MINUTE;

/**
 * Writes to everybody of a class by e-mail, each person once. A repeated request writes nothing: one
 * with the same key, or with the same words within the hour. Returns how many people the message has.
 * 409 if nobody is in the class, or if the key was used for other words.
 */
export async function writeToGroup(
  services: MessageServices,
  listed: ListedGroup,
  letter: GroupMessageRequest,
  admin: Admin,
  idempotencyKey: string | undefined,
): Promise<{ receivers: number; isNew: boolean }> {
  const { database, messenger, now } = services;
  const result = await database.transaction(async (transaction) => {
    await lockUntilCommit(transaction, `class ${listed.id}`);
    const request = {
      idempotencyKey,
      of: ['class message', admin.id],
      body: { class: listed.id, ...letter },
      refusal: 'This Idempotency-Key was used for another message.',
    };
    const { result, isNew } = await once(services, transaction, request, async () => {
      const earlier = await sameMessage(transaction, listed, letter, now());
      if (earlier) return { receivers: earlier.receivers, isNew: false };
      const receivers = await queueForGroup(services, transaction, { listed, letter, admin });
      if (receivers === 0) throw new HttpError(409, 'Nobody is in this class yet.');
      return { receivers, isNew: true };
    });
    return isNew ? result : { ...result, isNew };
  });
  void messenger.deliver();
  return result;
}

/** The same words to the same class, a short time ago. */
async function sameMessage(
  transaction: Transaction,
  listed: ListedGroup,
  { subject, text, absent_on: day }: GroupMessageRequest,
  at: Date,
) {
  const [found] = await transaction
    .select()
    .from(groupMessages)
    .where(
      and(
        ofGroup(listed),
        eq(groupMessages.subject, subject),
        eq(groupMessages.text, text),
        sql`${groupMessages.absentOn} IS NOT DISTINCT FROM ${day ?? null}::date`,
        gt(groupMessages.createdAt, new Date(at.getTime() - SAME_WITHIN)),
      ),
    )
    .orderBy(desc(groupMessages.id))
    .limit(1);
  return found;
}

/**
 * Queues one e-mail for each person of a class, and keeps what was written. It is about a class that they
 * have booked, so that it needs no consent. Returns the number of people; 0 changes nothing.
 */
export async function queueForGroup(
  { config, messenger, now }: MessageServices,
  transaction: Transaction,
  { listed, letter, admin }: { listed: ListedGroup; letter: GroupLetter; admin: Admin },
): Promise<number> {
  const { kind, productId, scheduleId, title, when } = listed;
  const { subject, rows = [], absent_on: absentOn = null } = letter;
  if (letter.sms && !isRegistered(config.sms, CLASS_SMS)) {
    throw new HttpError(409, 'No SMS to a class is registered with the operators.');
  }
  const wanted = await wantedOf(transaction, listed, letter);
  const receivers = receiversOf(wanted);
  const sms = groupSms(config.sms, listed, letter, wanted);
  if (receivers.length === 0) return 0;
  const at = now();
  const text = [letter.text, rows.map(([label, value]) => `${label}: ${value}`).join('\n')]
    .filter(Boolean)
    .join('\n\n');
  const [stored] = await transaction
    .insert(groupMessages)
    .values({
      ...{ kind, productId, scheduleId, subject, text, absentOn },
      author: admin.name,
      receivers: receivers.length,
      createdAt: at,
    })
    .returning();
  const emails = receivers.map((person) => groupMessage(config.siteUrl, listed, letter, person));
  for (const message of [...emails, ...sms]) {
    const about = { kind: ABOUT, id: String(stored!.id) };
    await messenger.queue(transaction, { ...message, bulk: true, about });
  }
  await recordAction(transaction, {
    actor: admin,
    action: 'Write to class',
    subject: `${title}: ${when}`,
    changes: [
      { field: 'subject', from: '', to: subject },
      { field: 'people', from: '', to: String(receivers.length) },
      ...(letter.sms ? noted({ SMS: String(sms.length) }) : []),
    ],
    at,
  });
  return receivers.length;
}

const ofGroup = ({ kind, productId, scheduleId }: ListedGroup) =>
  and(
    eq(groupMessages.kind, kind),
    eq(groupMessages.productId, productId),
    eq(groupMessages.scheduleId, scheduleId),
  );

/** The messages of a class, the latest first, and how far the e-mails of each have come. */
export async function messagesOf(database: Database, listed: ListedGroup): Promise<GroupMessage[]> {
  const found = await database
    .select()
    .from(groupMessages)
    .where(ofGroup(listed))
    .orderBy(desc(groupMessages.id));
  if (found.length === 0) return [];
  const sent = await database
    .select()
    .from(outgoingMessages)
    .where(
      isAbout(
        ABOUT,
        found.map(({ id }) => String(id)),
      ),
    )
    .orderBy(asc(outgoingMessages.id));
  return found.map(({ id, subject, text, author, receivers, createdAt }) => ({
    id,
    subject,
    text,
    by: author,
    at: createdAt.toISOString(),
    receivers,
    deliveries: sent
      .filter(({ message }) => message.about?.id === String(id))
      .map((row) => ({ to: readableEmail(row.message.to), state: deliveryState(row) })),
  }));
}
