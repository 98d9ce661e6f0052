import { Type } from '@sinclair/typebox';
import {
  BatchChangeRequest,
  ClassroomResponse,
  ModuleTickRequest,
  RowId,
} from 'shared/model/schemas';
import type { Module, RegisterRoutes } from '../../platform/module';
import { IdempotencyHeaders } from '../../platform/http/request/idempotency-key';
import type { UploadServices } from '../uploads/storage';
import { changeBatch } from './batch-change/change-batch';
import { classroomInHindi } from './classroom.hi';
import { certificateRoutes, hasCertificate } from './certificates/certificate-routes';
import { issueEarned } from './certificates/certificates';
import { classroomOf, tickModule } from './classroom';
import { materialRoutes } from './material-routes';
import { quizRoutes } from './quiz/quiz-routes';
import { tellHours } from './session-hours';
import { sendReminders } from './reminders/reminders';
import { reminderRoutes } from './reminders/reminders-routes';
import { askForReviews } from './reviews/ask-for-reviews';
import { reviewRoutes } from './reviews/review-routes';
import { sessionRoutes } from './session-routes';

const ProductId = RowId;

const routes: RegisterRoutes<UploadServices> = ({ user }, services) => {
  user.get('/classroom/:kind/:product_id', {
    summary: 'An own course or webinar: its dates, links and ticked modules',
    params: Type.Object({
      kind: Type.Union([Type.Literal('course'), Type.Literal('webinar')]),
      product_id: ProductId,
    }),
    answers: ClassroomResponse,
    handler: async ({ params, account, language }) => {
      const { kind, product_id: productId } = params;
      const seat = { userId: account.id, kind, productId };
      return { success: true, data: await classroomOf(services, seat, language) };
    },
  });

  user.put('/classroom/course/:product_id/batch', {
    summary: 'Another batch of an own course, once, until the first class of the own one',
    params: Type.Object({ product_id: ProductId }),
    body: BatchChangeRequest,
    says: 'You are in the new batch now. Its dates come by e-mail, too.',
    handler: async ({ params, body, account }) => {
      const seat = { userId: account.id, productId: params.product_id };
      await changeBatch(services, seat, body.schedule_id);
    },
  });

  user.put('/classroom/course/:product_id/modules/:number', {
    summary: 'Ticks or unticks a module of an own course, counted from 1',
    params: Type.Object({
      product_id: ProductId,
      number: Type.Integer({ minimum: 1, maximum: 50 }),
    }),
    headers: IdempotencyHeaders,
    body: ModuleTickRequest,
    answers: ClassroomResponse,
    handler: async ({ params, headers, body, account, language }) => {
      const { product_id: productId, number } = params;
      const { done, module } = body;
      const seat = { userId: account.id, kind: 'course', productId } as const;
      await tickModule(services, seat, { number, id: module }, done, headers['idempotency-key']);
      return { success: true, data: await classroomOf(services, seat, language) };
    },
  });
};

/** A student's bought courses and webinars: dates, links, ticked modules, materials, certificates. */
export const classroom: Module<UploadServices> = {
  name: 'classroom',
  hindi: classroomInHindi,
  routes: [
    ...[routes, certificateRoutes, quizRoutes, materialRoutes, sessionRoutes],
    ...[reminderRoutes, reviewRoutes],
  ],
  pages: { '/certificate/:code': hasCertificate },
  tasks: [
    sendReminders,
    tellHours,
    askForReviews,
    { name: 'issue certificates', everyMs: 3_600_000, run: (services) => issueEarned(services) },
  ],
};
