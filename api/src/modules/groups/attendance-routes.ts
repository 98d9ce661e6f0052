import { Type } from '@sinclair/typebox';
import {
  AttendanceParams,
  AttendanceRequest,
  GroupId,
  PrivateLinkParams,
  TeacherGroupResponse,
  TeacherLinkRequest,
} from 'shared/model/schemas';
import type { RegisterRoutes } from '../../platform/module';
import type { CatalogueServices } from '../catalogue/site-catalogue';
import type { UploadServices } from '../uploads/storage';
import { findGroup } from './group-list';
import { groupOfLink, makeTeacherLink, teacherGroup, withdrawTeacherLink } from './teacher-link';
import { tickAttendance } from './tick-attendance';

const GroupParams = Type.Object({ id: GroupId });

/** Who was in a class: an admin ticks it, or the teacher with the signed link of this one class. */
export const attendanceRoutes: RegisterRoutes<CatalogueServices & UploadServices> = (
  { admin, open },
  services,
) => {
  admin('meetings').put('/admin/classes/:id/meetings/:day/attendance/:person', {
    summary: 'Notes that a person, or nobody, was in a class, or was not',
    params: Type.Object({ id: GroupId, ...AttendanceParams }),
    body: AttendanceRequest,
    says: 'Saved.',
    handler: async ({ params, body, account }) => {
      const { id, ...of } = params;
      const listed = await findGroup(services, id);
      const tick = { ...of, there: body.there };
      await tickAttendance(services, listed, tick, account);
    },
  });

  admin('meetings').post('/admin/classes/:id/teacher-link', {
    summary: 'Makes the link with which a teacher ticks attendance without an account',
    params: GroupParams,
    body: TeacherLinkRequest,
    says: 'The link is made. Send it to the teacher.',
    handler: async ({ params, body, account }) => {
      const listed = await findGroup(services, params.id);
      await makeTeacherLink(services, listed, body?.email || null, account);
    },
  });

  admin('meetings').delete('/admin/classes/:id/teacher-link', {
    summary: 'Withdraws the link of the teacher: it stops working at once',
    params: GroupParams,
    says: 'The link is withdrawn.',
    handler: async ({ params, account }) => {
      const listed = await findGroup(services, params.id);
      await withdrawTeacherLink(services, listed, account);
    },
  });

  open.get('/class/:token', {
    summary: 'The names and the attendance of the one class that the link is for',
    params: PrivateLinkParams,
    answers: TeacherGroupResponse,
    handler: async ({ params, ip, language }, reply) => {
      const { listed } = await groupOfLink(services, params.token, ip);
      void reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
      return { success: true, data: await teacherGroup(services, listed, language) };
    },
  });

  open.put('/class/:token/meetings/:day/attendance/:person', {
    summary: 'Notes that a person, or nobody, was in a class, or was not',
    params: Type.Object({ ...PrivateLinkParams.properties, ...AttendanceParams }),
    body: AttendanceRequest,
    says: 'Saved.',
    handler: async ({ params, body, ip }) => {
      const { token, day, person } = params;
      const { listed, by } = await groupOfLink(services, token, ip);
      await tickAttendance(services, listed, { day, person, there: body.there }, by);
    },
  });
};
