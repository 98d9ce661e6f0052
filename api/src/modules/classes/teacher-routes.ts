import { Type } from '@sinclair/typebox';
import {
  AttendanceParams,
  AttendanceRequest,
  PrivateLinkParams,
  StatusResponse,
  TeacherClassResponse,
} from 'shared/model/schemas';
import type { RegisterRoutes } from '../../platform/module';
import { done } from '../../platform/http/routes';
import { classOfLink, teacherClass } from './teacher-link';
import { tickAttendance } from './tick-attendance';

/** What a teacher does with the signed link of one class: the names, and a tick for each. */
export const teacherRoutes: RegisterRoutes = ({ open }, services) => {
  open.get('/class/:token', {
    summary: 'The names and the attendance of the one class that the link is for',
    params: PrivateLinkParams,
    answers: TeacherClassResponse,
    handler: async ({ params, ip }, reply) => {
      const { listed } = await classOfLink(services, params.token, ip);
      void reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
      return { success: true, data: await teacherClass(services, listed) };
    },
  });

  open.put('/class/:token/meetings/:day/attendance/:person', {
    summary: 'Notes that a person was in a class, or was not',
    params: Type.Object({ ...PrivateLinkParams.properties, ...AttendanceParams }),
    body: AttendanceRequest,
    answers: StatusResponse,
    handler: async ({ params, body, ip }) => {
      const { token, day, person } = params;
      const { listed, by } = await classOfLink(services, token, ip);
      await tickAttendance(services, listed, { day, person, there: body.there }, by);
      return done('Saved.');
    },
  });
};
