import { api, change, ifDone } from 'shared/api';
import type {
  CancellationRequest,
  CancellationResponse,
  MeetingChangeRequest,
  GroupDetailsResponse,
  GroupMessagePreviewResponse,
  GroupMessageRequest,
  GroupRow,
  StatusResponse,
} from 'shared/model/schemas';
import { dataQuery, listQuery } from '../lists/queries';

const address = (id: string) => `/admin/classes/${encodeURIComponent(id)}`;

interface Tick {
  id: string;
  day: string;
  person: number;
  there: boolean;
}

const endpoints = api.injectEndpoints({
  endpoints: (build) => ({
    adminGroups: build.query(listQuery<GroupRow>('/admin/classes', 'Classes', 'Orders')),
    adminGroup: build.query(
      dataQuery<GroupDetailsResponse, string>(address, 'Classes', 'Orders', 'People'),
    ),
    adminChangeMeeting: build.mutation(
      change<MeetingChangeRequest & { id: string; day: string }>(
        'PUT /admin/classes/:id/meetings/:day',
        ifDone('Classes'),
      ),
    ),
    adminCancellation: build.query(
      dataQuery<CancellationResponse, string>(
        (id) => `${address(id)}/cancellation`,
        'Classes',
        'Orders',
      ),
    ),
    // Also after a refusal: its people have changed meanwhile.
    adminCancelGroup: build.mutation(
      change<CancellationRequest & { id: string }>('POST /admin/classes/:id/cancellation', [
        'Classes',
        'Orders',
        'Catalogue',
      ]),
    ),
    adminPreviewGroupMessage: build.mutation(
      change<GroupMessageRequest & { id: string }, GroupMessagePreviewResponse>(
        'POST /admin/classes/:id/messages/preview',
      ),
    ),
    adminWriteToGroup: build.mutation(
      change<GroupMessageRequest & { id: string; idempotencyKey: string }>(
        'POST /admin/classes/:id/messages',
        ifDone('Classes'),
      ),
    ),
    /** Shows the tick at once, and takes it back if the call fails. */
    adminTickAttendance: build.mutation<StatusResponse, Tick>({
      query: ({ id, day, person, there }) => ({
        url: `${address(id)}/meetings/${day}/attendance/${person}`,
        method: 'PUT',
        body: { there },
      }),
      onQueryStarted: ({ id, day, person, there }, { dispatch, queryFulfilled }) => {
        const shown = dispatch(
          endpoints.util.updateQueryData('adminGroup', id, ({ students }) => {
            const student = students.find((each) => each.id === person);
            if (!student) return;
            const others = student.there.filter((each) => each !== day);
            student.there = there ? [...others, day] : others;
          }),
        );
        queryFulfilled.catch(() => shown.undo());
      },
    }),
    /** With the e-mail of the teacher or an empty one, makes a link; without, withdraws it. */
    adminTeacherLink: build.mutation<StatusResponse, { id: string; email?: string }>({
      query: ({ id, email }) => ({
        url: `${address(id)}/teacher-link`,
        ...(email === undefined ? { method: 'DELETE' } : { method: 'POST', body: { email } }),
      }),
      // Also after a refusal: another admin may have withdrawn it meanwhile.
      invalidatesTags: ['Classes'],
    }),
  }),
});

export const {
  useAdminCancelGroupMutation,
  useAdminCancellationQuery,
  useAdminChangeMeetingMutation,
  useAdminGroupsQuery,
  useAdminGroupQuery,
  useAdminPreviewGroupMessageMutation,
  useAdminTeacherLinkMutation,
  useAdminTickAttendanceMutation,
  useAdminWriteToGroupMutation,
} = endpoints;
