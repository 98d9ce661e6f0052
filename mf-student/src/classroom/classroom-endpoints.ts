import { api } from 'shared/api';
import { send } from 'shared/calls';
import { saveResponseAs } from 'shared/actions';
import {
  isKept,
  keepClassroom,
  sendOrKeep,
  ticked,
  withWaitingTicks,
  type ModuleTick,
} from '../offline/waiting';
import type { Classroom, ClassroomResponse } from 'shared/model/schemas';

const classroomEndpoints = api.injectEndpoints({
  endpoints: (build) => ({
    /** A course or webinar of the student. Fails with 404 if the student is not enrolled. */
    studentClassroom: build.query<Classroom, { kind: 'course' | 'webinar'; id: number }>({
      query: ({ kind, id }) => `/classroom/${kind}/${id}`,
      transformResponse: ({ data }: ClassroomResponse, _meta, { kind, id }) =>
        kind === 'course' ? withWaitingTicks(data, id) : data,
      providesTags: ['Classes'],
    }),
    /**
     * Shows the change at once, and reverts it if the request fails. Without a network, where the dashboard is kept, the
     * tick waits, and the answer is null. The response to the last tick may contain the certificate.
     */
    studentTickModule: build.mutation<Classroom | null, ModuleTick>({
      queryFn: async (tick) => {
        const { data, error } = await sendOrKeep<ClassroomResponse>({ tick });
        if (error) return { error };
        if (data && isKept()) keepClassroom(tick.courseId);
        return { data: data && data.data };
      },
      onQueryStarted: (tick, { dispatch, queryFulfilled }) => {
        const { courseId } = tick;
        const change = (recipe: (draft: Classroom) => void) =>
          dispatch(
            classroomEndpoints.util.updateQueryData(
              'studentClassroom',
              { kind: 'course', id: courseId },
              recipe,
            ),
          );
        const show = (done: boolean) =>
          change((draft) => Object.assign(draft, ticked(draft, { ...tick, done })));
        show(tick.done);
        queryFulfilled.then(
          ({ data }) => data && change((draft) => void (draft.certificate = data.certificate)),
          () => show(!tick.done),
        );
      },
    }),
  }),
});

export const { useStudentClassroomQuery, useStudentTickModuleMutation } = classroomEndpoints;

/** Saves the certificate of the course with this id as a file. */
export const saveCertificateCall = ({
  courseId,
  fileName,
}: {
  courseId: number;
  fileName: string;
}) =>
  send({
    name: 'studentCertificate',
    url: `/classroom/course/${courseId}/certificate.pdf`,
    responseHandler: saveResponseAs(fileName),
  });
