import { Type } from '@sinclair/typebox';
import { paths } from 'shared/model/paths';
import {
  AddMaterialRequest,
  EditMaterialRequest,
  IdParams,
  MaterialsQuery,
  MaterialsResponse,
} from 'shared/model/schemas';
import type { RegisterRoutes } from '../../platform/module';
import type { UploadServices } from '../uploads/storage';
import { addMaterial, editMaterial, listMaterials, notesAt, removeMaterial } from './materials';

/** Recordings and notes: an admin adds and removes them, the classroom shows them. */
export const materialRoutes: RegisterRoutes<UploadServices> = ({ admin, open }, services) => {
  open.get('/notes/:token', {
    summary: 'Uploaded notes at the address that a classroom gives for less than an hour',
    params: Type.Object({ token: Type.String({ maxLength: 100 }) }),
    handler: async ({ params }, reply) => {
      const file = await notesAt(services, params.token);
      // A kept address leads to where a new one is.
      if (!file) return reply.redirect(paths.login(), 303);
      return reply
        .type('application/pdf')
        .headers({
          'cache-control': 'private, no-store',
          'content-security-policy': "default-src 'none'; sandbox",
        })
        .send(file);
    },
  });

  admin('materials').get('/admin/materials', {
    summary: 'The recordings and notes of a course or webinar',
    query: MaterialsQuery,
    answers: MaterialsResponse,
    handler: async ({ query }) => ({ success: true, data: await listMaterials(services, query) }),
  });

  admin('materials').post('/admin/materials', {
    summary:
      'Adds a recording or notes; of a recording, its students hear by e-mail at most once a day',
    body: AddMaterialRequest,
    says: 'Added. Students see it in their classroom.',
    handler: ({ body, account }) => addMaterial(services, body, account),
  });

  admin('materials').put('/admin/materials/:id', {
    summary: 'Corrects the title or the link of a recording or notes',
    params: IdParams,
    body: EditMaterialRequest,
    says: 'Saved.',
    handler: ({ params, body, account }) => editMaterial(services, params.id, body, account),
  });

  admin('materials').delete('/admin/materials/:id', {
    summary: 'Removes a recording or notes',
    params: IdParams,
    says: 'Removed. Students no longer see it.',
    handler: ({ params, account }) => removeMaterial(services, params.id, account),
  });
};
