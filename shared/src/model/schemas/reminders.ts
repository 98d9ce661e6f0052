import { Type, type Static } from '@sinclair/typebox';
import { DoneWith } from './responses';

/** A student's choice about e-mails before a class, and the address for a calendar program. */
export const MeetingReminders = Type.Object({
  reminders: Type.Boolean({ description: 'Whether an e-mail comes a day and an hour before' }),
  calendar_url: Type.String({ description: 'Private address of a calendar file (RFC 5545)' }),
});
export type MeetingReminders = Static<typeof MeetingReminders>;

/** GET and PUT /profile/reminders, POST /profile/calendar-address */
export const MeetingRemindersResponse = DoneWith(MeetingReminders);
export type MeetingRemindersResponse = Static<typeof MeetingRemindersResponse>;

/** PUT /profile/reminders */
export const MeetingRemindersRequest = Type.Object({ reminders: Type.Boolean() });

/** POST /reminders/stop/:token */
export const PrivateLinkParams = Type.Object({ token: Type.String({ maxLength: 100 }) });
