import { api, ifDone } from 'shared/api';
import type { StatusResponse, ThreadMessageRequest, ThreadsResponse } from 'shared/model/schemas';
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
      adminAnswerThread: build.mutation<
        StatusResponse,
        ThreadMessageRequest & { id: number; idempotencyKey: string }
      >({
        query: ({ id, idempotencyKey, ...body }) => ({
          url: `/admin/threads/${id}/messages`,
          method: 'POST',
          headers: { 'Idempotency-Key': idempotencyKey },
          body,
        }),
        invalidatesTags: ifDone('Threads'),
      }),
      adminCloseThread: build.mutation<StatusResponse, number>({
        query: (id) => ({ url: `/admin/threads/${id}/closed`, method: 'PUT' }),
        invalidatesTags: ['Threads'],
      }),
    }),
  });
