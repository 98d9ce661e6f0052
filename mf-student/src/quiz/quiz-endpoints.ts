import { api, ifDone } from 'shared/api';
import type { QuizAnswerRequest, QuizAnswerResponse } from 'shared/model/schemas';

export const { useStudentAnswerQuizMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    /** The last right answer can issue the certificate. */
    studentAnswerQuiz: build.mutation<QuizAnswerResponse, QuizAnswerRequest & { courseId: number }>(
      {
        query: ({ courseId, ...body }) => ({
          url: `/classroom/course/${courseId}/quiz`,
          method: 'POST',
          body,
        }),
        invalidatesTags: ifDone('Classes'),
      },
    ),
  }),
});
