import { api, change, ifDone } from 'shared/api';
import type { BatchChangeRequest } from 'shared/model/schemas';

export const { useStudentChangeBatchMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    studentChangeBatch: build.mutation(
      change<BatchChangeRequest & { courseId: number }>(
        'PUT /classroom/course/:courseId/batch',
        ifDone('Classes'),
      ),
    ),
  }),
});
