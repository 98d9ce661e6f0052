import { api } from 'shared/api';
import type { Sent } from 'shared/calls';
import type {
  AskRequest,
  StatusResponse,
  Thread,
  ThreadMessageRequest,
  ThreadsResponse,
} from 'shared/model/schemas';
import { sendOrKeep } from '../offline/waiting';
import { texts } from './texts';

/** What became of it, in words. */
const told = ({ data, error }: Sent<StatusResponse | null>) =>
  error ? { error } : { data: data ?? { status: true, message: texts.waits } };

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
    studentAsk: build.mutation<StatusResponse, AskRequest & { idempotencyKey: string }>({
      queryFn: async ({ idempotencyKey, ...ask }) =>
        told(await sendOrKeep({ ask }, idempotencyKey)),
      invalidatesTags: (_answer, error) => (error ? [] : ['Threads']),
    }),
    /** With the `token` of a teacher it never waits: only the dashboard is kept. */
    studentWrite: build.mutation<
      StatusResponse,
      { message: ThreadMessageRequest; thread: Thread; idempotencyKey: string } & Scope
    >({
      queryFn: async ({
        message: write,
        thread: { id, kind, product_id },
        token,
        idempotencyKey,
      }) => {
        const thread = { id, kind, product_id };
        return told(await sendOrKeep({ write, thread, token }, idempotencyKey));
      },
      invalidatesTags: (_answer, error) => (error ? [] : ['Threads']),
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
