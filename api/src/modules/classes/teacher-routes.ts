import { Type } from '@sinclair/typebox';
import {
  AttendanceParams,
  AttendanceRequest,
  PrivateLinkParams,
  StatusResponse,
  TeacherClassResponse,
} from 'shared/model/schemas';
import type { RegisterRoutes } from '../../platform/app-types';
import { responses } from '../../platform/http/route-schemas';
import { classOfLink, teacherClass } from './teacher-link';
import { tickAttendance } from './tick-attendance';

/** What a teacher does with the signed link of one class: the names, and a tick for each. */
export const teacherRoutes: RegisterRoutes = (app, services) => {
  app.get(
    '/class/:token',
    {
      config: { access: 'public' },
      schema: {
        tags: ['classes'],
        summary: 'The names and the attendance of the one class that the link is for',
        params: PrivateLinkParams,
        response: responses(TeacherClassResponse),
      },
    },
    async (request, reply) => {
      const { listed } = await classOfLink(services, request.params.token, request.ip);
      void reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
      return { success: true, data: await teacherClass(services, listed) };
    },
  );

  app.put(
    '/class/:token/meetings/:day/attendance/:person',
    {
      config: { access: 'public' },
      schema: {
        tags: ['classes'],
        summary: 'Notes that a person was in a class, or was not',
        params: Type.Object({ ...PrivateLinkParams.properties, ...AttendanceParams }),
        body: AttendanceRequest,
        response: responses(StatusResponse),
      },
    },
    async (request) => {
      const { token, day, person } = request.params;
      const { listed, by } = await classOfLink(services, token, request.ip);
      await tickAttendance(services, listed, { day, person, there: request.body.there }, by);
      return { status: true, message: 'Saved.' };
    },
  );
};
