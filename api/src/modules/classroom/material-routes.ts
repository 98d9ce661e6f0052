import { Type } from '@sinclair/typebox';
import { paths } from 'shared/model/paths';
import {
  AddMaterialRequest,
  MaterialsQuery,
  MaterialsResponse,
  RowId,
  StatusResponse,
} from 'shared/model/schemas';
import { currentAccount } from '../../platform/http/access';
import type { RegisterRoutes } from '../../platform/app-types';
import { responses } from '../../platform/http/route-schemas';
import type { UploadServices } from '../uploads/storage';
import { addMaterial, listMaterials, notesAt, removeMaterial } from './materials';

/** Recordings and notes: an admin adds and removes them, the classroom shows them. */
export const materialRoutes: RegisterRoutes<UploadServices> = (app, services) => {
  app.get(
    '/notes/:token',
    {
      config: { access: 'public' },
      schema: {
        tags: ['classroom'],
        summary: 'Uploaded notes at the address that a classroom gives for less than an hour',
        params: Type.Object({ token: Type.String({ maxLength: 100 }) }),
      },
    },
    async (request, reply) => {
      const file = await notesAt(services, request.params.token);
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
  );

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
    async ({ query }) => ({ success: true, data: await listMaterials(services, query) }),
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
