import { api } from 'shared/api';
import type { Classroom, ClassroomResponse } from 'shared/schemas';

/** A course or webinar by its id. */
interface Product {
  kind: 'course' | 'webinar';
  id: number;
}

interface ModuleTick {
  courseId: number;
  /** Counted from 1. */
  module: number;
  done: boolean;
}

const classroomEndpoints = api.injectEndpoints({
  endpoints: (build) => ({
    /** 404 where the student is not enrolled. */
    studentClassroom: build.query<Classroom, Product>({
      query: ({ kind, id }) => `/classroom/${kind}/${id}`,
      transformResponse: ({ data }: ClassroomResponse) => data,
      keepUnusedDataFor: 0,
    }),
    /** The box shows the tick at once, and loses it again where the server did not keep it. */
    studentTickModule: build.mutation<unknown, ModuleTick>({
      query: ({ courseId, module, done }) => ({
        url: `/classroom/course/${courseId}/modules/${module}`,
        method: 'PUT',
        body: { done },
      }),
      onQueryStarted: ({ courseId, module, done }, { dispatch, queryFulfilled }) => {
        const show = (ticked: boolean) =>
          dispatch(
            classroomEndpoints.util.updateQueryData(
              'studentClassroom',
              { kind: 'course', id: courseId },
              (draft) => {
                const others = draft.modules_done.filter((each) => each !== module);
                draft.modules_done = ticked ? [...others, module] : others;
              },
            ),
          );
        show(done);
        queryFulfilled.catch(() => show(!done));
      },
    }),
  }),
});

export const { useStudentClassroomQuery, useStudentTickModuleMutation } = classroomEndpoints;
