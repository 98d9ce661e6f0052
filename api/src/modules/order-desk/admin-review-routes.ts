import { Type } from '@sinclair/typebox';
import { and, eq, gte, isNull } from 'drizzle-orm';
import { ReviewDecision, ReviewResponse, StatusResponse } from 'shared/model/schemas';
import { currentAccount } from '../../platform/http/access';
import type { RegisterRoutes } from '../../platform/app-types';
import { HttpError } from '../../platform/errors';
import { MOST_ATTEMPTS } from '../../platform/messages/messages';
import { outgoingMessages } from '../../platform/database/platform-tables';
import { responses } from '../../platform/http/responses';
import { recordAction } from '../audit/audit-repository';
import type { PaymentServices } from '../payments/providers/provider';
import { decideCase, takeCase } from './review-actions';
import { reviewList } from './review-list';

const admin = { config: { access: 'admin' as const } };
const CaseId = Type.Object({ id: Type.Integer({ minimum: 1, maximum: 2147483647 }) });

/** Routes for the list of what admins have to decide, and for their decisions. */
export const adminReviewRoutes: RegisterRoutes<PaymentServices> = (app, services) => {
  const { database, messenger, now } = services;

  app.get(
    '/admin/review',
    {
      ...admin,
      schema: {
        tags: ['admin'],
        summary: 'What waits for a decision: payments, undelivered messages, differences',
        response: responses(ReviewResponse),
      },
    },
    async () => ({ success: true, message: 'Review', data: await reviewList(database) }),
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
      const { id } = request.params;
      await database.transaction(async (transaction) => {
        const [retried] = await transaction
          .update(outgoingMessages)
          .set({ attempts: 0, nextAttemptAt: now() })
          .where(
            and(
              eq(outgoingMessages.id, id),
              isNull(outgoingMessages.sentAt),
              gte(outgoingMessages.attempts, MOST_ATTEMPTS),
            ),
          )
          .returning();
        if (!retried) throw new HttpError(409, 'This message is not among the undelivered ones.');
        await recordAction(transaction, {
          admin: currentAccount(request),
          action: 'Send again',
          subject: `Message ${id}`,
          changes: [{ field: 'to', from: '', to: retried.message.to }],
          at: now(),
        });
      });
      await messenger.deliver();
      return { status: true, message: 'We have tried to send it again.' };
    },
  );
};
