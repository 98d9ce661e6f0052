import type { Module, RegisterRoutes } from '../../platform/module';
import { adminOrderRoutes } from './admin-order-routes';
import { type CancelServices, cancelClass, cancellation } from './cancel-class/cancel-class';
import { Type } from '@sinclair/typebox';
import {
  CancellationRequest,
  CancellationResponse,
  GroupId,
  IdParams,
  ReviewDecision,
  ReviewResponse,
  StatusResponse,
} from 'shared/model/schemas';
import { requireRight } from '../../platform/http/access';
import { done, found } from '../../platform/http/routes';
import { findGroup } from '../groups/group-list';
import { sendAgain } from './send-again';
import type { PaymentServices } from '../payments/providers/provider';
import { decideCase, takeCase } from './review-actions';
import { reviewList } from './review-list';

/** Routes for the list of what admins have to decide, and for their decisions. */
const adminReviewRoutes: RegisterRoutes<PaymentServices> = ({ admin }, services) => {
  admin('orders').get('/admin/review', {
    summary: 'What waits for a decision: payments and undelivered messages',
    answers: ReviewResponse,
    handler: async () => found('Review', await reviewList(services.database)),
  });

  admin('orders').post('/admin/review/:id', {
    summary: 'Accepts, returns, books or assigns the payment of a case, or closes it with a reason',
    params: IdParams,
    body: ReviewDecision,
    says: 'Done.',
    handler: async (request) => {
      if (['refund', 'book'].includes(request.body.action)) requireRight(request, 'refunds');
      await decideCase(services, request.params.id, request.body, request.account);
    },
  });

  admin('orders').post('/admin/review/:id/take', {
    summary: 'Assigns the case to the calling admin',
    params: IdParams,
    says: 'You are now handling this case.',
    handler: ({ params, account }) => takeCase(services, params.id, account),
  });

  admin('orders').post('/admin/undelivered/:id', {
    summary: 'Tries to send an undelivered message once more',
    params: IdParams,
    says: 'We have tried to send it again.',
    handler: ({ params, account }) => sendAgain(services, params.id, account),
  });
};

const params = Type.Object({ id: GroupId });

/** Cancelling a whole batch or session: first the list of what it does, then the act. */
const cancelClassRoutes: RegisterRoutes<CancelServices> = ({ admin }, services) => {
  admin('meetings').get('/admin/classes/:id/cancellation', {
    summary: 'What cancelling a batch or session would do for each of its orders',
    params,
    answers: CancellationResponse,
    handler: async ({ params: { id } }) =>
      found('Cancellation', await cancellation(services, await findGroup(services, id))),
  });

  admin('meetings').post('/admin/classes/:id/cancellation', {
    summary: 'Cancels a batch or session; its people are moved, or get their money back',
    description: 'All in one step and once: a repeated request changes nothing.',
    params,
    body: CancellationRequest,
    answers: StatusResponse,
    handler: async (request) => {
      if (request.body.to === undefined) requireRight(request, 'refunds');
      const listed = await findGroup(services, request.params.id);
      const isNew = await cancelClass(services, listed, request.body, request.account);
      return done(isNew ? 'Cancelled. Everybody is told by e-mail.' : 'It was cancelled already.');
    },
  });
};

/** What admins do with orders: look, help the buyer, return money, decide cases. */
export const orderDesk: Module<CancelServices> = {
  name: 'order-desk',
  routes: [adminOrderRoutes, adminReviewRoutes, cancelClassRoutes],
};
