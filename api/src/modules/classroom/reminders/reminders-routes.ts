import { Type } from '@sinclair/typebox';
import { PrivateLinkParams, StatusResponse } from 'shared/model/schemas';
import type { Module, RegisterRoutes } from '../../../platform/app-types';
import { HttpError } from '../../../platform/errors';
import { acceptOneClickForms } from '../../../platform/http/request/one-click';
import { responses } from '../../../platform/http/route-schemas';
import { studentCalendar } from '../student-calendar';
import { ownerOfCalendar, stopReminders } from '../../accounts/own-account/class-reminders';
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

  acceptOneClickForms(app);
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
      if (!isStopped) {
        throw new HttpError(
          404,
          'This link has ended. You can switch the reminders off in your profile.',
        );
      }
      return { status: true, message: 'You will not get any more reminders by e-mail.' };
    },
  );
};

export const classReminders: Module = {
  routes,
  tasks: [sendReminders],
};
