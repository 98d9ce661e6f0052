import { Type } from '@sinclair/typebox';
import {
  AskRequest,
  PrivateLinkParams,
  RowId,
  StatusResponse,
  ThreadMessageRequest,
  ThreadsQuery,
  ThreadsResponse,
} from 'shared/model/schemas';
import { IdempotencyHeaders } from '../../platform/http/request/idempotency-key';
import { done } from '../../platform/http/routes';
import type { RateLimit } from '../../platform/limits/rate-limits';
import type { Module, RegisterRoutes } from '../../platform/module';
import { groupOfLink } from '../groups/teacher-link';
import { ofGroup, ofStudent, readThreads, unsettled } from './threads';
import { threadsInHindi } from './threads.hi';
import { ask, mark, write } from './write-thread';

const OneThread = Type.Object({ id: RowId });
const OfLink = Type.Object({ ...PrivateLinkParams.properties, id: RowId });
const perStudent: RateLimit = { name: 'questions', most: 30, seconds: 3600 };
const perLink: RateLimit = { name: 'answers', most: 120, seconds: 3600 };

const studentRoutes: RegisterRoutes = ({ user }, services) => {
  const { limits } = services;
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
    answers: StatusResponse,
    handler: async ({ account, body, headers }) => {
      await limits.consume(perStudent, `user:${account.id}`);
      await ask(services, account.id, body, headers['idempotency-key']);
      return done('Your question is sent.');
    },
  });

  user.post('/threads/:id/messages', {
    summary: 'Writes more about an own question',
    params: OneThread,
    headers: IdempotencyHeaders,
    body: ThreadMessageRequest,
    answers: StatusResponse,
    handler: async ({ account, params, body, headers }) => {
      await limits.consume(perStudent, `user:${account.id}`);
      const thread = { id: params.id, of: ofStudent(account.id) };
      const writer = { author: 'student' } as const;
      await write(services, thread, body, writer, headers['idempotency-key']);
      return done('Sent.');
    },
  });

  user.put('/threads/:id/solved', {
    summary: 'Says that an own question is answered',
    params: OneThread,
    answers: StatusResponse,
    handler: async ({ account, params }) => {
      await mark(services, { id: params.id, of: ofStudent(account.id) }, 'solvedAt');
      return done('Saved.');
    },
  });

  user.put('/threads/:id/report', {
    summary: 'Reports abuse in an own question',
    params: OneThread,
    answers: StatusResponse,
    handler: async ({ account, params }) => {
      await mark(services, { id: params.id, of: ofStudent(account.id) }, 'reportedAt');
      return done('Thank you. The office looks at it.');
    },
  });
};

const teacherRoutes: RegisterRoutes = ({ open }, services) => {
  const { limits } = services;
  open.get('/class/:token/threads', {
    summary: 'The questions of the one class that the link is for',
    params: PrivateLinkParams,
    answers: ThreadsResponse,
    handler: async ({ params, ip, language }, reply) => {
      const { listed } = await groupOfLink(services, params.token, ip);
      void reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
      return {
        success: true,
        data: await readThreads(services, ofGroup(listed), 'teacher', language),
      };
    },
  });

  open.post('/class/:token/threads/:id/messages', {
    summary: 'Answers a question',
    params: OfLink,
    headers: IdempotencyHeaders,
    body: ThreadMessageRequest,
    answers: StatusResponse,
    handler: async ({ params: { token, id }, body, headers, ip }) => {
      const { listed, by } = await groupOfLink(services, token, ip);
      await limits.consume(perLink, `class:${listed.id}`);
      const writer = { author: 'teacher', actor: by } as const;
      await write(services, { id, of: ofGroup(listed) }, body, writer, headers['idempotency-key']);
      return done('Sent.');
    },
  });

  open.put('/class/:token/threads/:id/report', {
    summary: 'Reports abuse in a question',
    params: OfLink,
    answers: StatusResponse,
    handler: async ({ params: { token, id }, ip }) => {
      const { listed, by } = await groupOfLink(services, token, ip);
      await mark(services, { id, of: ofGroup(listed) }, 'reportedAt', by);
      return done('Thank you. The office looks at it.');
    },
  });
};

const officeRoutes: RegisterRoutes = ({ admin }, services) => {
  admin('meetings').get('/admin/threads', {
    summary: 'The questions of students, without those that are solved or closed unless asked for',
    query: ThreadsQuery,
    answers: ThreadsResponse,
    handler: async ({ query }) => ({
      success: true,
      data: await readThreads(services, query.all ? undefined : unsettled, 'office', 'en'),
    }),
  });

  admin('meetings').post('/admin/threads/:id/messages', {
    summary: 'Answers a question for the school',
    params: OneThread,
    headers: IdempotencyHeaders,
    body: ThreadMessageRequest,
    answers: StatusResponse,
    handler: async ({ account, params, body, headers }) => {
      const writer = { author: 'office', actor: account } as const;
      const thread = { id: params.id, of: undefined };
      await write(services, thread, body, writer, headers['idempotency-key']);
      return done('Sent.');
    },
  });

  admin('meetings').put('/admin/threads/:id/closed', {
    summary: 'Closes a question: nobody can write in it any more',
    params: OneThread,
    answers: StatusResponse,
    handler: async ({ account, params }) => {
      await mark(services, { id: params.id, of: undefined }, 'closedAt', account);
      return done('Closed.');
    },
  });
};

/** Questions of students about a module or class, answered by the teacher with her link or by the office. */
export const threads: Module = {
  name: 'threads',
  hindi: threadsInHindi,
  routes: [studentRoutes, teacherRoutes, officeRoutes],
};
