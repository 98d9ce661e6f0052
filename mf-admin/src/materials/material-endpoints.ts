import { api, change, ifDone } from 'shared/api';
import type {
  AddMaterialRequest,
  EditMaterialRequest,
  MaterialsQuery,
  MaterialsResponse,
} from 'shared/model/schemas';
import { dataQuery } from '../lists/queries';

export const { useAdminMaterialsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    adminMaterials: build.query(
      dataQuery<MaterialsResponse, MaterialsQuery>(
        (params) => ({ url: '/admin/materials', params }),
        'Materials',
      ),
    ),
  }),
});

export const addMaterialCall = change<AddMaterialRequest>(
  'POST /admin/materials',
  ifDone('Materials'),
);
export const editMaterialCall = change<EditMaterialRequest & { id: number }>(
  'PUT /admin/materials/:id',
  ifDone('Materials'),
);

// Also refetch after a refusal: another admin may have removed it meanwhile.
export const removeMaterialCall = change<number>('DELETE /admin/materials/:id', ['Materials']);
