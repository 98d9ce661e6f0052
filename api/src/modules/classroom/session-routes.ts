import { futureSessions, productOf } from 'shared/model/catalogue';
import { IdParams, SeatsResponse } from 'shared/model/schemas';
import type { RegisterRoutes } from '../../platform/module';
import { HttpError } from '../../platform/errors';
import { seatsLeft } from '../orders/seats/seats';

/** What is known of the sessions of webinars besides the catalogue. */
export const sessionRoutes: RegisterRoutes = ({ open }, { catalogue, database, now }) => {
  open.get('/webinars/:id/seats', {
    summary: 'The seats of the coming sessions of a webinar that are not sold yet',
    params: IdParams,
    answers: SeatsResponse,
    handler: async ({ params: { id } }) => {
      const webinar = productOf(await catalogue.current(), 'webinar', id);
      if (!webinar) throw new HttpError(404, 'There is no such webinar.');
      const left = await seatsLeft(database, 'webinar', id, futureSessions(webinar, now()));
      const data = [...left].map(([session, seats_left]) => ({ session, seats_left }));
      return { success: true, data };
    },
  });
};
