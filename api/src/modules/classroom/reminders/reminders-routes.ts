import { Type } from '@sinclair/typebox';
import { PrivateLinkParams } from 'shared/model/schemas';
import type { RegisterRoutes } from '../../../platform/module';
import { HttpError } from '../../../platform/errors';
import { acceptOneClickForms } from '../../../platform/http/request/one-click';
import { studentCalendar } from '../student-calendar';
import { ownerOfCalendar, stopReminders } from '../../accounts/own-account/meeting-reminders';

/** The calendar of a student, and the link that stops the reminders. */
export const reminderRoutes: RegisterRoutes = ({ open, app }, services) => {
  open.get('/calendar/:file', {
    summary: 'The classes of a student for calendar programs (RFC 5545)',
    params: Type.Object({ file: Type.String({ maxLength: 100, pattern: '\\.ics$' }) }),
    produces: ['text/calendar'],
    answers: { 200: Type.String() },
    handler: async ({ params }, reply) => {
      const owner = await ownerOfCalendar(services, params.file.slice(0, -4));
      if (owner === null) throw new HttpError(404, 'This calendar address is no longer valid.');
      return reply
        .type('text/calendar; charset=utf-8')
        .header('cache-control', 'private, no-cache')
        .header('x-robots-tag', 'noindex')
        .header('content-disposition', 'inline; filename="classes.ics"')
        .send(await studentCalendar(services, owner));
    },
  });

  acceptOneClickForms(app);
  open.post('/reminders/stop/:token', {
    summary: 'Stops the reminders of the student to whom the link was sent',
    params: PrivateLinkParams,
    says: 'You will not get any more reminders by e-mail.',
    handler: async ({ params }) => {
      const isStopped = await stopReminders(services, params.token);
      if (!isStopped) {
        throw new HttpError(
          404,
          'This link has ended. You can switch the reminders off in your profile.',
        );
      }
    },
  });
};
