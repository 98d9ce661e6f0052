import { api, ifDone } from 'shared/api';
import type {
  AddMaterialRequest,
  AdminMaterial,
  MaterialsQuery,
  MaterialsResponse,
  StatusResponse,
} from 'shared/model/schemas';
import { isSuccess } from '../lists/report-response';

export const {
  useAdminAddMaterialMutation,
  useAdminMaterialsQuery,
  useAdminRemoveMaterialMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    adminMaterials: build.query<AdminMaterial[], MaterialsQuery>({
      query: (params) => ({ url: '/admin/materials', params, validateStatus: isSuccess }),
      transformResponse: ({ data }: MaterialsResponse) => data,
      providesTags: ['Materials'],
    }),
    adminAddMaterial: build.mutation<StatusResponse, AddMaterialRequest>({
      query: (body) => ({ url: '/admin/materials', method: 'POST', body }),
      invalidatesTags: ifDone('Materials'),
    }),
    adminRemoveMaterial: build.mutation<StatusResponse, number>({
      query: (id) => ({ url: `/admin/materials/${id}`, method: 'DELETE' }),
      // Also refetch after a refusal: another admin may have removed it meanwhile.
      invalidatesTags: ['Materials'],
    }),
  }),
});
