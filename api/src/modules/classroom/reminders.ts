import { and, eq, lte } from 'drizzle-orm';
import { siteName } from 'shared/model/config';
import { paths } from 'shared/model/paths';
import type { BackgroundTask, Services } from '../../platform/app-types';
import { greeting, renderEmail } from '../../platform/messages/email-layout';
import type { Message } from '../../platform/messages/message-tables';
import { HOUR, MINUTE } from '../../platform/durations';
import { users, type User } from '../accounts/accounts-tables';
import { enrolments, orderItems } from '../orders/orders-tables';
import { LEADS, reminders, type Lead } from './classroom-tables';
import { plannedClasses, type PlannedClass } from './planned-classes';
import { linkToken } from '../accounts/private-links';

/**
 * Reminds students of each webinar session and of the first class of a batch. The later classes of a
 * batch need no reminder.
 */
export const sendReminders: BackgroundTask = {
  name: 'remind of classes',
  everyMs: MINUTE,
  run: async (services) => {
    const now = services.now().getTime();
    for (const planned of plannedClasses(await services.catalogue.current(), services.now())) {
      const start = planned.meetings[0]?.start;
      const ahead = start ? start.getTime() - now : 0;
      // The shortest lead time that applies, so that nobody gets both after the server was down.
      const lead = LEADS.findLast((hours) => ahead <= hours * HOUR);
      if (start && ahead > 0 && lead) await remind(services, planned, start, lead);
    }
  },
};

/** Queues the reminder for students who bought before it was due and have not got it yet. */
async function remind(
  { config, database, messenger }: Services,
  planned: PlannedClass,
  startsAt: Date,
  hoursBefore: Lead,
): Promise<void> {
  const { kind, productId, scheduleId } = planned;
  const due = new Date(startsAt.getTime() - hoursBefore * HOUR);
  const queued = await database.transaction(async (transaction) => {
    const students = await transaction
      .select({ user: users })
      .from(orderItems)
      .innerJoin(
        enrolments,
        and(
          eq(enrolments.orderId, orderItems.orderId),
          eq(enrolments.productId, orderItems.productId),
        ),
      )
      .innerJoin(users, eq(users.id, enrolments.userId))
      .where(
        and(
          eq(orderItems.productId, productId),
          eq(orderItems.scheduleId, scheduleId),
          eq(enrolments.kind, kind),
          lte(enrolments.createdAt, due),
          eq(users.reminders, true),
        ),
      );
    if (students.length === 0) return 0;
    // If several processes run, only the process that inserts the row queues the message.
    const first = await transaction
      .insert(reminders)
      .values(
        students.map(({ user }) => ({ userId: user.id, kind, productId, startsAt, hoursBefore })),
      )
      .onConflictDoNothing()
      .returning({ userId: reminders.userId });
    const reminded = new Set(first.map(({ userId }) => userId));
    for (const { user } of students) {
      if (!reminded.has(user.id)) continue;
      const token = linkToken(config.secretKey, 'reminders', user.id, user.linkVersion);
      await messenger.queue(transaction, {
        ...reminderMessage(config.siteUrl, user, planned, hoursBefore, token),
        usefulUntil: startsAt.toISOString(),
      });
    }
    return reminded.size;
  });
  if (queued > 0) void messenger.deliver();
}

function reminderMessage(
  siteUrl: string,
  user: User,
  { kind, title, urlTitle, when, classLink }: PlannedClass,
  hoursBefore: Lead,
  token: string,
): Message {
  const soon = hoursBefore === 1 ? 'Within the hour' : 'Tomorrow';
  return {
    channel: 'email',
    to: user.email,
    template: 'class-reminder',
    subject: `${soon}: ${title}`,
    code: null,
    unsubscribe: `${siteUrl}/api/reminders/stop/${token}`,
    ...renderEmail({
      heading: title,
      paragraphs: [
        greeting(user.name),
        kind === 'course'
          ? 'The first class of your batch is coming up soon.'
          : 'Your live webinar is coming up soon.',
      ],
      rows: [['When', when]],
      button: classLink
        ? { label: 'Join the class', address: classLink }
        : {
            label: 'Open classroom',
            address: `${siteUrl}${paths.classroom(user, kind, urlTitle)}`,
          },
      closing: `You get this e-mail because you booked with ${siteName}. To stop these reminders, open ${siteUrl}${paths.stopReminders(token)}`,
    }),
  };
}
