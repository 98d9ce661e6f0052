import { Type } from '@sinclair/typebox';
import {
  AddMaterialRequest,
  MaterialsQuery,
  MaterialsResponse,
  StatusResponse,
} from 'shared/model/schemas';
import { currentAccount } from '../../platform/http/access';
import type { RegisterRoutes } from '../../platform/app-types';
import { responses, RowId } from '../../platform/http/route-schemas';
import { addMaterial, listMaterials, removeMaterial } from './materials';

/** Recordings and notes: an admin adds and removes them, the classroom shows them. */
export const materialRoutes: RegisterRoutes = (app, services) => {
  app.get(
    '/admin/materials',
    {
      config: { access: { right: 'materials' } },
      schema: {
        tags: ['admin'],
        summary: 'The recordings and notes of a course or webinar',
        querystring: MaterialsQuery,
        response: responses(MaterialsResponse),
      },
    },
    async ({ query }) => ({ success: true, data: await listMaterials(services.database, query) }),
  );

  app.post(
    '/admin/materials',
    {
      config: { access: { right: 'materials' } },
      schema: {
        tags: ['admin'],
        summary: 'Adds a recording or notes for the students of a course or webinar',
        body: AddMaterialRequest,
        response: responses(StatusResponse),
      },
    },
    async (request) => {
      await addMaterial(services, request.body, currentAccount(request));
      return { status: true, message: 'Added. Students see it in their classroom.' };
    },
  );

  app.delete(
    '/admin/materials/:id',
    {
      config: { access: { right: 'materials' } },
      schema: {
        tags: ['admin'],
        summary: 'Removes a recording or notes',
        params: Type.Object({ id: RowId }),
        response: responses(StatusResponse),
      },
    },
    async (request) => {
      await removeMaterial(services, request.params.id, currentAccount(request));
      return { status: true, message: 'Removed. Students no longer see it.' };
    },
  );
};
