import { MeetingRemindersRequest, MeetingRemindersResponse } from 'shared/model/schemas';
import { done } from '../../../platform/http/routes';
import type { RegisterRoutes } from '../../../platform/module';
import { remindersOf, renewCalendarAddress, switchReminders } from './meeting-reminders';

/** Routes for the reminders of classes and the address of the calendar. */
export const meetingReminderRoutes: RegisterRoutes = ({ user }, services) => {
  user.get('/profile/reminders', {
    summary: 'Whether e-mails remind of classes, and the private address of the calendar',
    answers: MeetingRemindersResponse,
    handler: async ({ account }) =>
      done('Reminders', { data: await remindersOf(services, account.id) }),
  });

  user.put('/profile/reminders', {
    summary: 'Switches the reminders on or off',
    body: MeetingRemindersRequest,
    answers: MeetingRemindersResponse,
    handler: async ({ body, account }) =>
      done('Saved.', { data: await switchReminders(services, account.id, body.reminders) }),
  });

  user.post('/profile/calendar-address', {
    summary: 'Another private address of the calendar; the earlier ones end',
    answers: MeetingRemindersResponse,
    handler: async ({ account }) =>
      done('The calendar has a new address.', {
        data: await renewCalendarAddress(services, account.id),
      }),
  });
};
