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
  person: number | 'nobody';
  there: boolean;
}

const endpoints = api.injectEndpoints({
  endpoints: (build) => ({
    adminGroups: build.query(listQuery<GroupRow>('/admin/classes', 'Classes', 'Orders')),
    adminGroup: build.query(
      dataQuery<GroupDetailsResponse, string>(address, 'Classes', 'Orders', 'People'),
    ),
    adminCancellation: build.query(
      dataQuery<CancellationResponse, string>(
        (id) => `${address(id)}/cancellation`,
        'Classes',
        'Orders',
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
          endpoints.util.updateQueryData('adminGroup', id, (group) => {
            const isNobody = person === 'nobody';
            const days = isNobody
              ? group.nobody_on
              : group.students.find((each) => each.id === person)?.there;
            // Another device may have taken the day back already.
            if (there) days?.push(day);
            else if (days?.includes(day)) days.splice(days.indexOf(day), 1);
          }),
        );
        queryFulfilled.catch(() => shown.undo());
      },
    }),
  }),
});

export const changeMeetingCall = change<MeetingChangeRequest & { id: string; day: string }>(
  'PUT /admin/classes/:id/meetings/:day',
  ifDone('Classes'),
);

// Also after a refusal: its people have changed meanwhile.
export const cancelGroupCall = change<CancellationRequest & { id: string }>(
  'POST /admin/classes/:id/cancellation',
  ['Classes', 'Orders', 'Catalogue'],
);
export const previewGroupMessageCall = change<
  GroupMessageRequest & { id: string },
  GroupMessagePreviewResponse
>('POST /admin/classes/:id/messages/preview');
export const writeToGroupCall = change<
  GroupMessageRequest & { id: string; idempotencyKey: string }
>('POST /admin/classes/:id/messages', ifDone('Classes'));

export const {
  useAdminCancellationQuery,
  useAdminGroupsQuery,
  useAdminGroupQuery,
  useAdminTickAttendanceMutation,
} = endpoints;

/** Of the teacher with this e-mail, which may be empty. Another admin may have made or withdrawn it meanwhile. */
export const makeTeacherLinkCall = change<{ id: string; email: string }>(
  'POST /admin/classes/:id/teacher-link',
  ['Classes'],
);
export const withdrawTeacherLinkCall = change<string>('DELETE /admin/classes/:id/teacher-link', [
  'Classes',
]);
