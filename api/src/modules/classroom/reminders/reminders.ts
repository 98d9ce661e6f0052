import { eq, lte, or, sql } from 'drizzle-orm';
import { momentText, titleIn, type Meeting } from 'shared/model/catalogue';
import { paths } from 'shared/model/paths';
import type { BackgroundTask, Services } from '../../../platform/app-types';
import { siteIn } from '../../../platform/language';
import { greeting, writeEmail } from '../../../platform/messages/email-layout';
import type { Message } from '../../../platform/messages/message-tables';
import { HOUR, MINUTE } from '../../../platform/durations';
import { scheduleTextsIn } from '../../orders/order-language';
import { languageOf } from '../../accounts/own-account/language-of-account';
import { users, type User } from '../../accounts/accounts-tables';
import { enrolments } from '../../orders/orders-tables';
import { LEADS, reminders, type Lead } from '../classroom-tables';
import { pushSubscriptions } from '../../push/push-tables';
import { plannedGroups, studentsOf, type PlannedGroup } from '../planned-groups';
import { texts as english } from './reminder-texts';
import { texts as hindi } from './reminder-texts.hi';
import { linkToken } from '../../accounts/private-links';

/**
 * Reminds students of each class: a day and an hour before a webinar session, the first class of a batch and a
 * moved class, and only an hour before the other ones.
 */
export const sendReminders: BackgroundTask = {
  name: 'remind of classes',
  everyMs: MINUTE,
  run: async (services) => {
    const now = services.now().getTime();
    for (const planned of await plannedGroups(services)) {
      for (const meeting of planned.meetings) {
        const ahead = meeting.start.getTime() - now;
        // The shortest lead time that applies, so that nobody gets both after the server was down.
        const lead = leadsOf(planned, meeting).findLast((hours) => ahead <= timeOf(hours));
        if (ahead > 0 && lead !== undefined) await remind(services, planned, meeting, lead);
      }
    }
  },
};

const timeOf = (lead: Lead): number => (lead === 0 ? 10 * MINUTE : lead * HOUR);

const leadsOf = ({ meetings }: PlannedGroup, meeting: Meeting): readonly Lead[] =>
  meeting === meetings[0] || meeting.changedAt ? LEADS : [1, 0];

/** Queues the reminder for students who bought before it was due and have not got it yet. */
async function remind(
  { config, database, messenger }: Services,
  planned: PlannedGroup,
  meeting: Meeting,
  hoursBefore: Lead,
): Promise<void> {
  const { kind, productId } = planned;
  const { start: startsAt } = meeting;
  const due = new Date(startsAt.getTime() - timeOf(hoursBefore));
  const queued = await database.transaction(async (transaction) => {
    const students = await studentsOf(
      transaction,
      planned,
      lte(enrolments.createdAt, due),
      or(eq(users.reminders, true), hasDevice),
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
        ...reminderMessage(config.siteUrl, { user, planned, meeting, hoursBefore, token }),
        ...((hoursBefore === 0 || !user.reminders) && { channel: 'push' }),
        bulk: true,
        usefulUntil: startsAt.toISOString(),
      });
    }
    return reminded.size;
  });
  if (queued > 0) void messenger.deliver();
}

const hasDevice = sql`EXISTS (SELECT FROM ${pushSubscriptions} WHERE user_id = ${users.id})`;

interface Reminder {
  user: User;
  planned: PlannedGroup;
  meeting: Meeting;
  hoursBefore: Lead;
  /** Of the link that stops the reminders. */
  token: string;
}

function reminderMessage(
  siteUrl: string,
  { user, planned, meeting, hoursBefore, token }: Reminder,
): Message {
  const { kind, urlTitle, meetings, classLink } = planned;
  const language = languageOf(user);
  const texts = { en: english, hi: hindi }[language];
  const scheduleTexts = scheduleTextsIn[language];
  const title = titleIn(planned, language);
  const site = siteIn(siteUrl, language);
  const classroom = siteIn('', language) + paths.classroom(user, kind, urlTitle);
  return writeEmail({
    to: user.email,
    template: 'class-reminder',
    subject: { 24: texts.tomorrow, 1: texts.withinTheHour, 0: texts.inTenMinutes }[hoursBefore](
      title,
    ),
    ...(hoursBefore < 24 && { opens: classroom }),
    unsubscribe: `${siteUrl}/api/reminders/stop/${token}`,
    language,
    heading: title,
    paragraphs: [
      greeting(user.name, language),
      kind === 'webinar'
        ? texts.webinarSoon
        : meeting === meetings[0]
          ? texts.firstMeetingSoon
          : meeting.changedAt
            ? texts.movedMeetingSoon
            : texts.meetingSoon,
    ],
    rows: [[texts.when, momentText(meeting.start, undefined, scheduleTexts)]],
    button: classLink
      ? { label: texts.join, address: classLink }
      : {
          label: texts.openClassroom,
          address: siteUrl + classroom,
        },
    closing: texts.stop(`${site}/reminders/${encodeURIComponent(token)}`),
  });
}
