import { ClassRemindersRequest, ClassRemindersResponse } from 'shared/model/schemas';
import type { RegisterRoutes } from '../../../platform/app-types';
import { currentAccount } from '../../../platform/http/access';
import { responses } from '../../../platform/http/route-schemas';
import { remindersOf, renewCalendarAddress, switchReminders } from './class-reminders';

/** Routes for the reminders of classes and the address of the calendar. */
export const classReminderRoutes: RegisterRoutes = (app, services) => {
  app.get(
    '/profile/reminders',
    {
      config: { access: 'user' },
      schema: {
        tags: ['profile'],
        summary: 'Whether e-mails remind of classes, and the private address of the calendar',
        response: responses(ClassRemindersResponse),
      },
    },
    async (request) => ({
      status: true,
      message: 'Reminders',
      data: await remindersOf(services, currentAccount(request).id),
    }),
  );

  app.put(
    '/profile/reminders',
    {
      config: { access: 'user' },
      schema: {
        tags: ['profile'],
        summary: 'Switches the reminders on or off',
        body: ClassRemindersRequest,
        response: responses(ClassRemindersResponse),
      },
    },
    async (request) => ({
      status: true,
      message: 'Saved.',
      data: await switchReminders(services, currentAccount(request).id, request.body.reminders),
    }),
  );

  app.post(
    '/profile/calendar-address',
    {
      config: { access: 'user' },
      schema: {
        tags: ['profile'],
        summary: 'Another private address of the calendar; the earlier ones end',
        response: responses(ClassRemindersResponse),
      },
    },
    async (request) => ({
      status: true,
      message: 'The calendar has a new address.',
      data: await renewCalendarAddress(services, currentAccount(request).id),
    }),
  );
};
