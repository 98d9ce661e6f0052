import { Type } from '@sinclair/typebox';
import {
  AttendanceParams,
  MeetingChangeRequest,
  GroupDetailsResponse,
  GroupFilterQuery,
  GroupId,
  GroupListQuery,
  GroupListResponse,
  GroupMessagePreviewResponse,
  GroupMessageRequest,
  StatusResponse,
  type GroupStudent,
} from 'shared/model/schemas';
import { mayDo } from 'shared/model/rights';
import type { Module, RegisterRoutes } from '../../platform/module';
import type { CatalogueServices } from '../catalogue/site-catalogue';
import type { UploadServices } from '../uploads/storage';
import { IdempotencyHeaders } from '../../platform/http/request/idempotency-key';
import { done, found } from '../../platform/http/routes';
import { indianTime } from '../../platform/indian-time';
import { csvPhone, registerAdminFile, registerAdminList } from '../../platform/lists/admin-list';
import { placeOf } from '../../platform/lists/pagination';
import { classesInHindi } from './classes.hi';
import { attendanceRoutes } from './attendance-routes';
import { changeMeeting } from './change-meeting';
import { groupDetails } from './group-details';
import { groupRows, findGroup } from './group-list';
import { previewMessage } from './messages/group-letters';
import { writeToGroup } from './messages/group-messages';
import { studentsOf } from './group-people';
import { groupOfLink } from './teacher-link';

const GroupParams = Type.Object({ id: GroupId });

/** `1 person`, `12 people` */
const people = (count: number): string => (count === 1 ? '1 person' : `${count} people`);

const paidBy: Record<GroupStudent['paid_by'], string> = {
  online: 'online',
  cash: 'cash',
  free: 'gift or scholarship',
  unpaid: 'not paid',
};

const routes: RegisterRoutes<CatalogueServices & UploadServices> = ({ admin }, services) => {
  registerAdminList(admin, {
    path: '/admin/classes',
    right: 'classes',
    fileName: 'classes.csv',
    summary:
      'Batches and sessions with their seats, by the next class; the finished ones by a filter',
    message: 'Classes',
    schemas: { page: GroupListQuery, filter: GroupFilterQuery, response: GroupListResponse },
    page: async (query) => {
      const rows = await groupRows(services, query);
      const { limit, offset } = placeOf(query);
      return { rows: rows.slice(offset, offset + limit), total: rows.length };
    },
    batches: async function* (query) {
      yield await groupRows(services, query);
    },
    columns: [
      ['Class', (row) => row.id],
      ['Title', (row) => row.title],
      ['When', (row) => row.when],
      ['Teacher', (row) => row.teacher],
      ['State', (row) => row.state],
      ['Seats', (row) => row.seats],
      ['Sold', (row) => row.sold],
      ['Left', (row) => row.left],
      ['Next class', (row) => row.next && indianTime(row.next)],
    ],
  });

  admin('classes').get('/admin/classes/:id', {
    summary: 'One batch or session: its classes, its people and what was written to them',
    params: GroupParams,
    answers: GroupDetailsResponse,
    handler: async ({ params, account }) => {
      const data = await groupDetails(services, params.id);
      // Whoever has the link can tick attendance.
      const works = mayDo(account.adminRole, 'meetings', account.ticked);
      return found('Class', { ...data, ...(!works && { teacher_link: null }) });
    },
  });

  registerAdminFile(admin, {
    path: '/admin/classes/:id/students.csv',
    right: 'meetings',
    summary: 'The people of a batch or session as a file',
    params: GroupParams,
    filter: Type.Object({}),
    rows: async (_query, { id }) => studentsOf(services, await findGroup(services, id)),
    columns: [
      ['Name', (row) => row.name],
      ['Email', (row) => row.email],
      ['Phone', (row) => csvPhone(row.phone)],
      ['Orders', (row) => row.order_numbers.join(' ')],
      ['Places', (row) => row.places],
      ['Amount', (row) => row.amount],
      ['Paid', (row) => paidBy[row.paid_by]],
      ['Classes attended', (row) => row.there.length],
      ['Modules done', (row) => row.progress?.done ?? null],
      ['Modules', (row) => row.progress?.of ?? null],
    ],
  });

  admin('meetings').put('/admin/classes/:id/meetings/:day', {
    summary:
      'Moves or cancels one class of a batch, or a session, with an e-mail to its people if wanted',
    params: Type.Object({ id: GroupId, day: AttendanceParams.day }),
    body: MeetingChangeRequest,
    answers: StatusResponse,
    handler: async ({ params, body, account }) => {
      const { id, day } = params;
      const { isChanged, told } = await changeMeeting(services, id, day, body, account);
      const what = body.start === null ? 'Cancelled.' : 'Moved.';
      if (!isChanged) return done('It was so already; nothing was sent.');
      const message = told > 0 ? `${what} An e-mail is on its way to ${people(told)}.` : what;
      return done(message);
    },
  });

  admin('meetings').post('/admin/classes/:id/messages/preview', {
    summary: 'What a message to a class would be, in both languages, and as texts for WhatsApp',
    params: GroupParams,
    body: GroupMessageRequest,
    answers: GroupMessagePreviewResponse,
    handler: async ({ params, body }) =>
      found('Preview', await previewMessage(services, await findGroup(services, params.id), body)),
  });

  admin('meetings').post('/admin/classes/:id/messages', {
    summary:
      'Writes to everybody of a batch or session by e-mail, or to who was absent, each person once',
    description: 'The same `Idempotency-Key`, or the same words within an hour, send nothing more.',
    params: GroupParams,
    headers: IdempotencyHeaders,
    body: GroupMessageRequest,
    answers: StatusResponse,
    handler: async ({ params, body, headers, account }) => {
      const { receivers, isNew } = await writeToGroup(
        services,
        await findGroup(services, params.id),
        body,
        account,
        headers['idempotency-key'],
      );
      return done(
        isNew
          ? `The message is on its way to ${people(receivers)}.`
          : `This message was sent already, to ${people(receivers)}.`,
      );
    },
  });
};

/** Batches and sessions for those who hold them: people, messages, changed classes, attendance. */
export const classes: Module<CatalogueServices & UploadServices> = {
  name: 'classes',
  hindi: classesInHindi,
  routes: [routes, attendanceRoutes],
  pages: {
    '/class/:token': async (services, token, client) => {
      await groupOfLink(services, token, client);
      return true;
    },
  },
};
