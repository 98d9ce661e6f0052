import { Type, type Static } from '@sinclair/typebox';

/** A student's choice about e-mails before a class, and the address for a calendar program. */
export const ClassReminders = Type.Object({
  reminders: Type.Boolean({ description: 'Whether an e-mail comes a day and an hour before' }),
  calendar_url: Type.String({ description: 'Private address of a calendar file (RFC 5545)' }),
});
export type ClassReminders = Static<typeof ClassReminders>;

/** GET and PUT /profile/reminders, POST /profile/calendar-address */
export const ClassRemindersResponse = Type.Object({
  status: Type.Boolean(),
  message: Type.String(),
  data: ClassReminders,
});
export type ClassRemindersResponse = Static<typeof ClassRemindersResponse>;

/** PUT /profile/reminders */
export const ClassRemindersRequest = Type.Object({ reminders: Type.Boolean() });
export type ClassRemindersRequest = Static<typeof ClassRemindersRequest>;

/** POST /reminders/stop/:token */
export const PrivateLinkParams = Type.Object({ token: Type.String({ maxLength: 100 }) });
