import { api, ifDone } from 'shared/api';
import type {
  AddMaterialRequest,
  MaterialsQuery,
  MaterialsResponse,
  StatusResponse,
} from 'shared/model/schemas';
import { dataQuery } from '../lists/queries';

export const {
  useAdminAddMaterialMutation,
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
    adminRemoveMaterial: build.mutation<StatusResponse, number>({
      query: (id) => ({ url: `/admin/materials/${id}`, method: 'DELETE' }),
      // Also refetch after a refusal: another admin may have removed it meanwhile.
      invalidatesTags: ['Materials'],
    }),
  }),
});
