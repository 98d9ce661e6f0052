import { Type } from '@sinclair/typebox';
import { ReviewDecision, ReviewResponse, RowId, StatusResponse } from 'shared/model/schemas';
import { currentAccount, requireRight } from '../../platform/http/access';
import type { RegisterRoutes } from '../../platform/app-types';
import { responses } from '../../platform/http/route-schemas';
import { sendAgain } from './send-again';
import type { PaymentServices } from '../payments/providers/provider';
import { decideCase, takeCase } from './review-actions';
import { reviewList } from './review-list';

const admin = { config: { access: { right: 'orders' as const } } };
const CaseId = Type.Object({ id: RowId });

/** Routes for the list of what admins have to decide, and for their decisions. */
export const adminReviewRoutes: RegisterRoutes<PaymentServices> = (app, services) => {
  app.get(
    '/admin/review',
    {
      ...admin,
      schema: {
        tags: ['admin'],
        summary: 'What waits for a decision: payments and undelivered messages',
        response: responses(ReviewResponse),
      },
    },
    async () => ({ success: true, message: 'Review', data: await reviewList(services.database) }),
  );

  app.post(
    '/admin/review/:id',
    {
      ...admin,
      schema: {
        tags: ['admin'],
        summary: 'Accepts, returns or assigns the payment of a case, or closes it with a reason',
        params: CaseId,
        body: ReviewDecision,
        response: responses(StatusResponse),
      },
    },
    async (request) => {
      if (request.body.action === 'refund') requireRight(request, 'refunds');
      await decideCase(services, request.params.id, request.body, currentAccount(request));
      return { status: true, message: 'Done.' };
    },
  );

  app.post(
    '/admin/review/:id/take',
    {
      ...admin,
      schema: {
        tags: ['admin'],
        summary: 'Assigns the case to the calling admin',
        params: CaseId,
        response: responses(StatusResponse),
      },
    },
    async (request) => {
      await takeCase(services, request.params.id, currentAccount(request));
      return { status: true, message: 'You are now handling this case.' };
    },
  );

  app.post(
    '/admin/undelivered/:id',
    {
      ...admin,
      schema: {
        tags: ['admin'],
        summary: 'Tries to send an undelivered message once more',
        params: CaseId,
        response: responses(StatusResponse),
      },
    },
    async (request) => {
      await sendAgain(services, request.params.id, currentAccount(request));
      return { status: true, message: 'We have tried to send it again.' };
    },
  );
};
