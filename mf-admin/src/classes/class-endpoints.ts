import { api, ifDone } from 'shared/api';
import type {
  ClassChangeRequest,
  ClassDetails,
  ClassDetailsResponse,
  ClassMessageRequest,
  ClassRow,
  StatusResponse,
} from 'shared/model/schemas';
import { listQuery } from '../lists/list-query';
import { isSuccess, readRows } from '../lists/report-response';

const address = (id: string) => `/admin/classes/${encodeURIComponent(id)}`;

interface Tick {
  id: string;
  day: string;
  person: number;
  there: boolean;
}

const endpoints = api.injectEndpoints({
  endpoints: (build) => ({
    adminClasses: build.query({
      ...listQuery('/admin/classes'),
      transformResponse: readRows<ClassRow>,
      providesTags: ['Classes', 'Orders'],
    }),
    adminClass: build.query<ClassDetails, string>({
      query: (id) => ({ url: address(id), validateStatus: isSuccess }),
      transformResponse: ({ data }: ClassDetailsResponse) => data,
      providesTags: ['Classes', 'Orders', 'People'],
    }),
    adminChangeClass: build.mutation<
      StatusResponse,
      ClassChangeRequest & { id: string; day: string }
    >({
      query: ({ id, day, ...body }) => ({
        url: `${address(id)}/meetings/${day}`,
        method: 'PUT',
        body,
      }),
      invalidatesTags: ifDone('Classes'),
    }),
    adminWriteToClass: build.mutation<
      StatusResponse,
      ClassMessageRequest & { id: string; idempotencyKey: string }
    >({
      query: ({ id, idempotencyKey, ...body }) => ({
        url: `${address(id)}/messages`,
        method: 'POST',
        headers: { 'Idempotency-Key': idempotencyKey },
        body,
      }),
      invalidatesTags: ifDone('Classes'),
    }),
    /** Shows the tick at once, and takes it back if the call fails. */
    adminTickAttendance: build.mutation<StatusResponse, Tick>({
      query: ({ id, day, person, there }) => ({
        url: `${address(id)}/meetings/${day}/attendance/${person}`,
        method: 'PUT',
        body: { there },
      }),
      onQueryStarted: ({ id, day, person, there }, { dispatch, queryFulfilled }) => {
        const shown = dispatch(
          endpoints.util.updateQueryData('adminClass', id, ({ students }) => {
            const student = students.find((each) => each.id === person);
            if (!student) return;
            const others = student.there.filter((each) => each !== day);
            student.there = there ? [...others, day] : others;
          }),
        );
        queryFulfilled.catch(() => shown.undo());
      },
    }),
    adminTeacherLink: build.mutation<StatusResponse, { id: string; wanted: boolean }>({
      query: ({ id, wanted }) => ({
        url: `${address(id)}/teacher-link`,
        method: wanted ? 'POST' : 'DELETE',
      }),
      // Also after a refusal: another admin may have withdrawn it meanwhile.
      invalidatesTags: ['Classes'],
    }),
  }),
});

export const {
  useAdminChangeClassMutation,
  useAdminClassesQuery,
  useAdminClassQuery,
  useAdminTeacherLinkMutation,
  useAdminTickAttendanceMutation,
  useAdminWriteToClassMutation,
} = endpoints;
