import { Type } from '@sinclair/typebox';
import { futureSessions } from 'shared/model/catalogue';
import { RowId, SeatsResponse } from 'shared/model/schemas';
import type { RegisterRoutes } from '../../platform/app-types';
import { HttpError } from '../../platform/errors';
import { responses } from '../../platform/http/route-schemas';
import { seatsLeft } from '../orders/seats/seats';

/** What is known of the sessions of webinars besides the catalogue. */
export const sessionRoutes: RegisterRoutes = (app, { catalogue, database, now }) => {
  app.get(
    '/webinars/:id/seats',
    {
      config: { access: 'public' },
      schema: {
        tags: ['catalogue'],
        summary: 'The seats of the coming sessions of a webinar that are not sold yet',
        params: Type.Object({ id: RowId }),
        response: responses(SeatsResponse),
      },
    },
    async ({ params: { id } }) => {
      const webinar = (await catalogue.current()).webinars.find((each) => each.id === id);
      if (!webinar) throw new HttpError(404, 'There is no such webinar.');
      const left = await seatsLeft(database, 'webinar', id, futureSessions(webinar, now()));
      const data = [...left].map(([session, seats_left]) => ({ session, seats_left }));
      return { success: true, data };
    },
  );
};
