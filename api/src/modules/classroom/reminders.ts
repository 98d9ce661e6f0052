import { and, eq, lte } from 'drizzle-orm';
import { momentText, type Meeting } from 'shared/model/catalogue';
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
 * Reminds students of each webinar session, of the first class of a batch, and of its moved classes. The
 * other classes of a batch need no reminder.
 */
export const sendReminders: BackgroundTask = {
  name: 'remind of classes',
  everyMs: MINUTE,
  run: async (services) => {
    const now = services.now().getTime();
    for (const planned of await plannedClasses(services)) {
      for (const meeting of remindedMeetings(planned)) {
        const ahead = meeting.start.getTime() - now;
        // The shortest lead time that applies, so that nobody gets both after the server was down.
        const lead = LEADS.findLast((hours) => ahead <= hours * HOUR);
        if (ahead > 0 && lead) await remind(services, planned, meeting, lead);
      }
    }
  },
};

const remindedMeetings = ({ meetings }: PlannedClass): Meeting[] =>
  meetings.filter(({ changedAt }, index) => index === 0 || changedAt);

/** Queues the reminder for students who bought before it was due and have not got it yet. */
async function remind(
  { config, database, messenger }: Services,
  planned: PlannedClass,
  meeting: Meeting,
  hoursBefore: Lead,
): Promise<void> {
  const { kind, productId, scheduleId } = planned;
  const { start: startsAt } = meeting;
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
        ...reminderMessage(config.siteUrl, user, planned, meeting, hoursBefore, token),
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
  { kind, title, urlTitle, meetings, classLink }: PlannedClass,
  meeting: Meeting,
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
        kind === 'webinar'
          ? 'Your live webinar is coming up soon.'
          : meeting === meetings[0]
            ? 'The first class of your batch is coming up soon.'
            : 'A class of your batch that was moved is coming up soon.',
      ],
      rows: [['When', momentText(meeting.start)]],
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
