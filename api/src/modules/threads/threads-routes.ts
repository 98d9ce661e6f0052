import { Type } from '@sinclair/typebox';
import {
  AskRequest,
  IdParams,
  PrivateLinkParams,
  RowId,
  StatusResponse,
  ThreadMessageRequest,
  ThreadsQuery,
  ThreadsResponse,
} from 'shared/model/schemas';
import { IdempotencyHeaders } from '../../platform/http/request/idempotency-key';
import { done, type Methods } from '../../platform/http/routes';
import type { Module, RegisterRoutes } from '../../platform/module';
import { groupOfLink } from '../groups/teacher-link';
import { ofGroup, ofStudent, readThreads, unsettled } from './threads';
import { threadsInHindi } from './threads.hi';
import { ask, mark, write, type Seat, type ThreadServices } from './write-thread';

const OfLink = Type.Object({ ...PrivateLinkParams.properties, id: RowId });

const marks = {
  solved: ['solvedAt', 'Says that an own question is answered', 'Saved.'],
  report: ['reportedAt', 'Reports abuse in a question', 'Thank you. The office looks at it.'],
  closed: ['closedAt', 'Closes a question: nobody can write in it any more', 'Closed.'],
} as const;

interface Acts<Account> {
  address: string;
  params: typeof IdParams | typeof OfLink;
  /** Which questions they are, and who acts. */
  seatOf: (request: Asked<Account>) => Seat | Promise<Seat>;
  writing: string;
  marking: readonly (keyof typeof marks)[];
}
type Asked<Account> = { account: Account; params: { id: number; token?: string }; ip: string };

/** What the student, the teacher and the office do with a question of theirs: write in it, and mark it. */
function actIn<Account>(
  services: ThreadServices,
  methods: Methods<Account>,
  { address, params, seatOf, writing, marking }: Acts<Account>,
): void {
  methods.post(`${address}/:id/messages`, {
    summary: writing,
    params,
    headers: IdempotencyHeaders,
    body: ThreadMessageRequest,
    says: 'Sent.',
    handler: async (request) => {
      const seat = await seatOf(request);
      const { body, headers } = request;
      await write(services, request.params.id, seat, body, headers['idempotency-key']);
    },
  });
  for (const name of marking) {
    const [field, summary, said] = marks[name];
    methods.put(`${address}/:id/${name}`, {
      summary,
      params,
      answers: StatusResponse,
      handler: async (request) => {
        await mark(services, request.params.id, await seatOf(request), field);
        return done(said);
      },
    });
  }
}

const routes: RegisterRoutes = ({ open, user, admin }, services) => {
  user.get('/threads', {
    summary: 'The own questions to teachers, with the answers',
    answers: ThreadsResponse,
    handler: async ({ account, language }) => ({
      success: true,
      data: await readThreads(services, ofStudent(account.id), 'student', language),
    }),
  });

  user.post('/threads', {
    summary: 'Asks a question about a module or class of an own course or webinar',
    headers: IdempotencyHeaders,
    body: AskRequest,
    says: 'Your question is sent.',
    handler: ({ account, body, headers }) =>
      ask(services, account.id, body, headers['idempotency-key']),
  });

  actIn(services, user, {
    address: '/threads',
    params: IdParams,
    seatOf: ({ account: { id } }) => ({ of: ofStudent(id), author: 'student', who: `user:${id}` }),
    writing: 'Writes more about an own question',
    marking: ['solved', 'report'],
  });

  open.get('/class/:token/threads', {
    summary: 'The questions of the one class that the link is for',
    params: PrivateLinkParams,
    answers: ThreadsResponse,
    handler: async ({ params, ip, language }, reply) => {
      const { listed } = await groupOfLink(services, params.token, ip);
      void reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
      const data = await readThreads(services, ofGroup(listed), 'teacher', language);
      return { success: true, data };
    },
  });

  actIn(services, open, {
    address: '/class/:token/threads',
    params: OfLink,
    seatOf: async ({ params: { token = '' }, ip }) => {
      const { listed, by: actor } = await groupOfLink(services, token, ip);
      return { of: ofGroup(listed), author: 'teacher', actor, who: `class:${listed.id}` };
    },
    writing: 'Answers a question',
    marking: ['report'],
  });

  admin('meetings').get('/admin/threads', {
    summary: 'The questions of students, without those that are solved or closed unless asked for',
    query: ThreadsQuery,
    answers: ThreadsResponse,
    handler: async ({ query }) => ({
      success: true,
      data: await readThreads(services, query.all ? undefined : unsettled, 'office', 'en'),
    }),
  });

  actIn(services, admin('meetings'), {
    address: '/admin/threads',
    params: IdParams,
    seatOf: ({ account: actor }) => ({ of: undefined, author: 'office', actor }),
    writing: 'Answers a question for the school',
    marking: ['closed'],
  });
};

/** Questions of students about a module or class, answered by the teacher with her link or by the office. */
export const threads: Module = { name: 'threads', hindi: threadsInHindi, routes: [routes] };
