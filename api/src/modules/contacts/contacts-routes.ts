import { sql } from 'drizzle-orm';
import {
  ContactListResponse,
  ContactRequest,
  ContactResponse,
  DayRangePageQuery,
  DayRangeQuery,
  Failure,
  type ContactRow,
} from 'shared/schemas';
import { indianStates } from 'shared/catalogue';
import type { Module, RegisterRoutes } from '../../platform/app-types';
import { sendCsv } from '../../platform/csv';
import { createdIn, dayRange } from '../../platform/day-range';
import { invalid } from '../../platform/errors';
import type { RateLimit } from '../../platform/rate-limits';
import { batchesOf, isoTime, mapped, pageOf } from '../../platform/pagination';
import { responses } from '../../platform/responses';

const perClient: RateLimit = { name: 'contacts', most: 30, seconds: 600 };
const table = sql`contacts`;
type StoredContact = ContactRow & Record<string, unknown>;

const routes: RegisterRoutes = (app, { database, limits, now }) => {
  app.post(
    '/contacts',
    {
      config: { access: 'public' },
      schema: {
        tags: ['contacts'],
        summary: 'A message from the contact page',
        body: ContactRequest,
        response: { 201: ContactResponse, '4xx': Failure, '5xx': Failure },
      },
    },
    async (request, reply) => {
      await limits.consumeForClient(perClient, request.ip);
      const contact = request.body;
      if (!indianStates.some((state) => state === contact.state)) {
        throw invalid({ state: ['Please select a state.'] });
      }
      await database.execute(sql`
        INSERT INTO contacts (name, email, phone_number, state, message, subscribe, created_at)
        VALUES (${contact.name.trim()}, ${contact.email}, ${contact.phone_number},
                ${contact.state}, ${contact.message}, ${contact.subscribe ?? false},
                ${now().toISOString()})`);
      return reply.code(201).send({ status: true, message: 'Your message has been stored.' });
    },
  );

  app.get(
    '/admin/contacts',
    {
      config: { access: 'admin' },
      schema: {
        tags: ['admin'],
        summary: 'Messages from the contact page, by day and page',
        querystring: DayRangePageQuery,
        response: responses(ContactListResponse),
      },
    },
    async ({ query }) => {
      const { rows, total } = await pageOf<StoredContact>(
        database,
        table,
        createdIn(dayRange(query)),
        query,
      );
      const data = rows.map((row) => ({ ...row, created_at: isoTime(row.created_at) }));
      return { success: true, message: 'Contacts', data: { data, total } };
    },
  );

  app.get(
    '/admin/contacts.csv',
    {
      config: { access: 'admin' },
      schema: { tags: ['admin'], summary: 'The same as a file', querystring: DayRangeQuery },
    },
    (request, reply) => {
      const condition = createdIn(dayRange(request.query));
      const header = ['ID', 'Name', 'Email', 'Phone', 'State', 'Message', 'Subscribe', 'Received'];
      return sendCsv(
        reply,
        'contacts.csv',
        header,
        mapped(batchesOf<StoredContact>(database, table, condition), (row) => [
          row.id,
          row.name,
          row.email,
          row.phone_number,
          row.state,
          row.message,
          row.subscribe,
          isoTime(row.created_at),
        ]),
      );
    },
  );
};

export const contacts: Module = { routes };
