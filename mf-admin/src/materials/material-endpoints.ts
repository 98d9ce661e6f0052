import { api, ifDone } from 'shared/api';
import type {
  AddMaterialRequest,
  EditMaterialRequest,
  MaterialsQuery,
  MaterialsResponse,
  StatusResponse,
} from 'shared/model/schemas';
import { dataQuery } from '../lists/queries';

export const {
  useAdminAddMaterialMutation,
  useAdminEditMaterialMutation,
  useAdminMaterialsQuery,
  useAdminRemoveMaterialMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    adminMaterials: build.query(
      dataQuery<MaterialsResponse, MaterialsQuery>(
        (params) => ({ url: '/admin/materials', params }),
        'Materials',
      ),
    ),
    adminAddMaterial: build.mutation<StatusResponse, AddMaterialRequest>({
      query: (body) => ({ url: '/admin/materials', method: 'POST', body }),
      invalidatesTags: ifDone('Materials'),
    }),
    adminEditMaterial: build.mutation<StatusResponse, EditMaterialRequest & { id: number }>({
      query: ({ id, ...body }) => ({ url: `/admin/materials/${id}`, method: 'PUT', body }),
      invalidatesTags: ifDone('Materials'),
    }),
    adminRemoveMaterial: build.mutation<StatusResponse, number>({
      query: (id) => ({ url: `/admin/materials/${id}`, method: 'DELETE' }),
      // Also refetch after a refusal: another admin may have removed it meanwhile.
      invalidatesTags: ['Materials'],
    }),
  }),
});
