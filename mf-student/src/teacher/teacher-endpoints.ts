import { api } from 'shared/api';
import type { StatusResponse, TeacherGroup, TeacherGroupResponse } from 'shared/model/schemas';

interface Tick {
  token: string;
  day: string;
  person: number | 'nobody';
  there: boolean;
}

const address = (token: string) => `/class/${encodeURIComponent(token)}`;

const endpoints = api.injectEndpoints({
  endpoints: (build) => ({
    studentTeacherGroup: build.query<TeacherGroup, string>({
      query: (token) => ({ url: address(token), keepsLogin: true }),
      transformResponse: ({ data }: TeacherGroupResponse) => data,
    }),
    /** Shows the tick at once, and takes it back if the call fails. */
    studentTickAttendance: build.mutation<StatusResponse, Tick>({
      query: ({ token, day, person, there }) => ({
        url: `${address(token)}/meetings/${day}/attendance/${person}`,
        method: 'PUT',
        body: { there },
        keepsLogin: true,
      }),
      onQueryStarted: ({ token, day, person, there }, { dispatch, queryFulfilled }) => {
        const shown = dispatch(
          endpoints.util.updateQueryData('studentTeacherGroup', token, (group) => {
            const isNobody = person === 'nobody';
            const days = isNobody
              ? group.nobody_on
              : group.people.find(({ id }) => id === person)?.there;
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

export const { useStudentTeacherGroupQuery, useStudentTickAttendanceMutation } = endpoints;
