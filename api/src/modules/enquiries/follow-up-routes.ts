import { Type } from '@sinclair/typebox';
import { FollowUpRequest, StatusResponse } from 'shared/model/schemas';
import type { App, Services } from '../../platform/app-types';
import { currentAccount } from '../../platform/http/access';
import { responses, RowId } from '../../platform/http/route-schemas';
import { followUp, type FollowUpTarget } from './follow-up';

/** Adds the route that sets status and note of a row, e.g. below `/admin/leads`. */
export function registerFollowUp(
  app: App,
  services: Services,
  path: string,
  target: FollowUpTarget,
): void {
  app.patch(
    `${path}/:id`,
    {
      config: { access: 'admin' },
      schema: {
        tags: ['admin'],
        summary: `Sets status and note of a ${target.subject.toLowerCase()}`,
        params: Type.Object({ id: RowId }),
        body: FollowUpRequest,
        response: responses(StatusResponse),
      },
    },
    async (request) => {
      await followUp(services, target, request.params.id, request.body, currentAccount(request));
      return { status: true, message: 'Saved.' };
    },
  );
}
