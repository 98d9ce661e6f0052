import { Type } from '@sinclair/typebox';
import {
  CancellationRequest,
  CancellationResponse,
  GroupId,
  StatusResponse,
} from 'shared/model/schemas';
import { requireRight } from '../../../platform/http/access';
import { done, found } from '../../../platform/http/routes';
import type { RegisterRoutes } from '../../../platform/module';
import { findGroup } from '../../groups/group-list';
import { cancelClass, cancellation, type CancelServices } from './cancel-class';

const params = Type.Object({ id: GroupId });

/** Cancelling a whole batch or session: first the list of what it does, then the act. */
export const cancelClassRoutes: RegisterRoutes<CancelServices> = ({ admin }, services) => {
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
