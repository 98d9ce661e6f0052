import { api } from 'shared/api';
import { send } from 'shared/calls';
import { saveResponseAs } from 'shared/actions';
import type { Classroom, ClassroomResponse } from 'shared/model/schemas';

interface ModuleTick {
  courseId: number;
  /** Counted from 1. */
  module: number;
  moduleId?: string;
  done: boolean;
}

const changed = <Id>(ids: readonly Id[], id: Id, ticked: boolean): Id[] => {
  const others = ids.filter((each) => each !== id);
  return ticked ? [...others, id] : others;
};

const classroomEndpoints = api.injectEndpoints({
  endpoints: (build) => ({
    /** A course or webinar of the student. Fails with 404 if the student is not enrolled. */
    studentClassroom: build.query<Classroom, { kind: 'course' | 'webinar'; id: number }>({
      query: ({ kind, id }) => `/classroom/${kind}/${id}`,
      transformResponse: ({ data }: ClassroomResponse) => data,
    }),
    /**
     * Shows the change at once, and reverts it if the request fails. The response to the last tick may
     * contain the certificate.
     */
    studentTickModule: build.mutation<Classroom, ModuleTick>({
      query: ({ courseId, module, moduleId, done }) => ({
        url: `/classroom/course/${courseId}/modules/${module}`,
        method: 'PUT',
        body: { done, module: moduleId },
      }),
      transformResponse: ({ data }: ClassroomResponse) => data,
      onQueryStarted: ({ courseId, module, moduleId = '', done }, { dispatch, queryFulfilled }) => {
        const change = (recipe: (draft: Classroom) => void) =>
          dispatch(
            classroomEndpoints.util.updateQueryData(
              'studentClassroom',
              { kind: 'course', id: courseId },
              recipe,
            ),
          );
        const show = (ticked: boolean) =>
          change((draft) => {
            draft.modules_done = changed(draft.modules_done, module, ticked);
            if (draft.module_ids_done)
              draft.module_ids_done = changed(draft.module_ids_done, moduleId, ticked);
          });
        show(done);
        queryFulfilled.then(
          ({ data: { certificate } }) => change((draft) => void (draft.certificate = certificate)),
          () => show(!done),
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
