import { Type } from '@sinclair/typebox';
import { ReviewDecision, ReviewResponse, RowId, StatusResponse } from 'shared/model/schemas';
import { requireRight } from '../../platform/http/access';
import type { RegisterRoutes } from '../../platform/module';
import { done, found } from '../../platform/http/routes';
import { sendAgain } from './send-again';
import type { PaymentServices } from '../payments/providers/provider';
import { decideCase, takeCase } from './review-actions';
import { reviewList } from './review-list';

const CaseId = Type.Object({ id: RowId });

/** Routes for the list of what admins have to decide, and for their decisions. */
export const adminReviewRoutes: RegisterRoutes<PaymentServices> = ({ admin }, services) => {
  admin('orders').get('/admin/review', {
    summary: 'What waits for a decision: payments and undelivered messages',
    answers: ReviewResponse,
    handler: async () => found('Review', await reviewList(services.database)),
  });

  admin('orders').post('/admin/review/:id', {
    summary: 'Accepts, returns, books or assigns the payment of a case, or closes it with a reason',
    params: CaseId,
    body: ReviewDecision,
    answers: StatusResponse,
    handler: async (request) => {
      if (['refund', 'book'].includes(request.body.action)) requireRight(request, 'refunds');
      await decideCase(services, request.params.id, request.body, request.account);
      return done('Done.');
    },
  });

  admin('orders').post('/admin/review/:id/take', {
    summary: 'Assigns the case to the calling admin',
    params: CaseId,
    answers: StatusResponse,
    handler: async ({ params, account }) => {
      await takeCase(services, params.id, account);
      return done('You are now handling this case.');
    },
  });

  admin('orders').post('/admin/undelivered/:id', {
    summary: 'Tries to send an undelivered message once more',
    params: CaseId,
    answers: StatusResponse,
    handler: async ({ params, account }) => {
      await sendAgain(services, params.id, account);
      return done('We have tried to send it again.');
    },
  });
};
