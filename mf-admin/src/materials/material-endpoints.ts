import { api } from 'shared/api';
import type {
  AddMaterialRequest,
  AdminMaterial,
  MaterialsQuery,
  MaterialsResponse,
  StatusAnswer,
} from 'shared/schemas';
import { isAccepted } from '../reports/report-answers';

export const {
  useAdminAddMaterialMutation,
  useAdminMaterialsQuery,
  useAdminRemoveMaterialMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    adminMaterials: build.query<AdminMaterial[], MaterialsQuery>({
      query: (params) => ({ url: '/admin/materials', params, validateStatus: isAccepted }),
      transformResponse: ({ data }: MaterialsResponse) => data,
      keepUnusedDataFor: 0,
      providesTags: ['Reports'],
    }),
    adminAddMaterial: build.mutation<StatusAnswer, AddMaterialRequest>({
      query: (body) => ({ url: '/admin/materials', method: 'POST', body }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Reports']),
    }),
    adminRemoveMaterial: build.mutation<StatusAnswer, number>({
      query: (id) => ({ url: `/admin/materials/${id}`, method: 'DELETE' }),
      // Refused as well: another admin may have removed it meanwhile.
      invalidatesTags: ['Reports'],
    }),
  }),
});
