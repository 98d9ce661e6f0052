import { Type } from '@sinclair/typebox';
import { PrivateLinkParams, StatusResponse } from 'shared/model/schemas';
import type { Module, RegisterRoutes } from '../../platform/app-types';
import { HttpError } from '../../platform/errors';
import { responses } from '../../platform/http/route-schemas';
import { DAY } from '../../platform/durations';
import { studentCalendar } from './student-calendar';
import { ownerOfCalendar, stopReminders } from '../accounts/own-account/class-reminders';
import { reminders } from './classroom-tables';
import { sendReminders } from './reminders';

const routes: RegisterRoutes = (app, services) => {
  app.get(
    '/calendar/:file',
    {
      config: { access: 'public' },
      schema: {
        tags: ['profile'],
        summary: 'The classes of a student for calendar programs (RFC 5545)',
        params: Type.Object({ file: Type.String({ maxLength: 100, pattern: '\\.ics$' }) }),
        produces: ['text/calendar'],
        response: { 200: Type.String() },
      },
    },
    async (request, reply) => {
      const owner = await ownerOfCalendar(services, request.params.file.slice(0, -4));
      if (owner === null) throw new HttpError(404, 'This calendar address is no longer valid.');
      return reply
        .type('text/calendar; charset=utf-8')
        .header('cache-control', 'private, no-cache')
        .header('x-robots-tag', 'noindex')
        .header('content-disposition', 'inline; filename="classes.ics"')
        .send(await studentCalendar(services, owner));
    },
  );

  // Mailbox providers call the stop route for one-click unsubscribe, with a form of either kind as the
  // body (RFC 8058, 3.2). The token says all that is needed, so the body is not read.
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain'],
    { parseAs: 'string', bodyLimit: 4096 },
    (_request, _body, parsed) => parsed(null, null),
  );
  app.post(
    '/reminders/stop/:token',
    {
      config: { access: 'public' },
      schema: {
        tags: ['profile'],
        summary: 'Stops the reminders of the student to whom the link was sent',
        params: PrivateLinkParams,
        response: responses(StatusResponse),
      },
    },
    async (request) => {
      const isStopped = await stopReminders(services, request.params.token);
      if (!isStopped) throw new HttpError(404, 'This link is not complete.');
      return { status: true, message: 'You will not get any more reminders by e-mail.' };
    },
  );
};

export const classReminders: Module = {
  routes,
  tasks: [sendReminders],
  retention: [{ column: reminders.startsAt, keepMs: 60 * DAY }],
};
