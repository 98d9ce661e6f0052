import { api, change, ifDone } from 'shared/api';
import type {
  AskRequest,
  StatusResponse,
  Thread,
  ThreadMessageRequest,
  ThreadsResponse,
} from 'shared/model/schemas';

/** The calls of a student, or with a `token` those of the teacher whose link it is. */
interface Scope {
  token?: string;
}

const address = ({ token }: Scope) =>
  token === undefined ? '/threads' : `/class/${encodeURIComponent(token)}/threads`;

export const {
  useStudentThreadsQuery,
  useStudentAskMutation,
  useStudentWriteMutation,
  useStudentMarkThreadMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    studentThreads: build.query<Thread[], Scope>({
      query: (scope) => ({ url: address(scope), keepsLogin: true }),
      transformResponse: ({ data }: ThreadsResponse) => data,
      providesTags: ['Threads'],
    }),
    studentAsk: build.mutation(
      change<AskRequest & { idempotencyKey: string }>('POST /threads', ifDone('Threads')),
    ),
    studentWrite: build.mutation<
      StatusResponse,
      ThreadMessageRequest & Scope & { id: number; idempotencyKey: string }
    >({
      query: ({ id, token, idempotencyKey, ...body }) => ({
        url: `${address({ token })}/${id}/messages`,
        method: 'POST',
        headers: { 'Idempotency-Key': idempotencyKey },
        body,
        keepsLogin: true,
      }),
      invalidatesTags: ifDone('Threads'),
    }),
    studentMarkThread: build.mutation<
      StatusResponse,
      Scope & { id: number; as: 'solved' | 'report' }
    >({
      query: ({ id, token, as }) => ({
        url: `${address({ token })}/${id}/${as}`,
        method: 'PUT',
        keepsLogin: true,
      }),
      invalidatesTags: ['Threads'],
    }),
  }),
});
