import { api, ifDone } from 'shared/api';
import type { BatchChangeRequest, StatusResponse } from 'shared/model/schemas';

export const { useStudentChangeBatchMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    studentChangeBatch: build.mutation<StatusResponse, BatchChangeRequest & { courseId: number }>({
      query: ({ courseId, ...body }) => ({
        url: `/classroom/course/${courseId}/batch`,
        method: 'PUT',
        body,
      }),
      invalidatesTags: ifDone('Classes'),
    }),
  }),
});
