import { api, change, ifDone } from 'shared/api';
import type { ThreadMessageRequest, ThreadsResponse } from 'shared/model/schemas';
import { dataQuery } from '../lists/queries';

export const { useAdminThreadsQuery, useAdminAnswerThreadMutation, useAdminCloseThreadMutation } =
  api.injectEndpoints({
    endpoints: (build) => ({
      adminThreads: build.query(
        dataQuery<ThreadsResponse, boolean>(
          (all) => ({ url: '/admin/threads', params: { all: all ? 'yes' : undefined } }),
          'Threads',
        ),
      ),
      adminAnswerThread: build.mutation(
        change<ThreadMessageRequest & { id: number; idempotencyKey: string }>(
          'POST /admin/threads/:id/messages',
          ifDone('Threads'),
        ),
      ),
      adminCloseThread: build.mutation(
        change<number>('PUT /admin/threads/:id/closed', ['Threads']),
      ),
    }),
  });
