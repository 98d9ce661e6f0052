import { sql } from 'drizzle-orm';
import {
  DayRangePageQuery,
  DayRangeQuery,
  LeadListResponse,
  LeadRequest,
  LeadResponse,
  type LeadRow,
} from 'shared/schemas';
import { LEAD_CALLBACK, LEAD_DEMO } from 'shared/constants';
import { isIndianMobile } from 'shared/validation';
import type { Module, RegisterRoutes } from '../../platform/app-types';
import { sendCsv } from '../../platform/csv';
import { createdIn, dayRange } from '../../platform/day-range';
import { fieldErrors } from '../../platform/errors';
import type { RateLimit } from '../../platform/rate-limits';
import { batchesOf, isoTime, mapped, pageOf } from '../../platform/pagination';
import { responses } from '../../platform/responses';
import { demoMessage } from './demo-message';

const perClient: RateLimit = { name: 'leads', most: 60, seconds: 600 };
/** Nobody can have a stranger's letter box filled with our letters. */
const mailsToAddress: RateLimit = { name: 'demo-mails', most: 3, seconds: 86_400 };
const table = sql`leads`;
type StoredLead = LeadRow & Record<string, unknown>;

const routes: RegisterRoutes = (app, { database, limits, messenger, now }) => {
  app.post(
    '/book-demo-class',
    {
      config: { access: 'public' },
      // A refused lead answers 200 with the reason, so that the form can show the server's text.
      attachValidation: true,
      schema: {
        tags: ['leads'],
        summary:
          'A request for a demo class, a call back, news or a syllabus; a refused one answers 200 with status false',
        body: LeadRequest,
        response: responses(LeadResponse),
      },
    },
    async (request) => {
      await limits.consumeForClient(perClient, request.ip);
      if (request.validationError) {
        const issues = request.validationError.validation as Parameters<typeof fieldErrors>[0];
        return { status: false, message: Object.values(fieldErrors(issues))[0]![0]! };
      }
      const lead = request.body;
      const digits = lead.phone_number.replace(/^\+91/, '');
      if (lead.type !== LEAD_CALLBACK && !isIndianMobile(digits)) {
        return { status: false, message: 'Enter a valid 10-digit Indian phone number.' };
      }
      const sendDetails =
        lead.type === LEAD_DEMO &&
        (await limits.add(mailsToAddress, lead.email.toLowerCase())).count <= mailsToAddress.most;
      await database.transaction(async (transaction) => {
        await transaction.execute(sql`
          INSERT INTO leads (type, full_name, email, phone_number, course, created_at)
          VALUES (${lead.type}, ${lead.full_name.trim()}, ${lead.email}, ${lead.phone_number},
                  ${lead.course ?? null}, ${now().toISOString()})`);
        if (sendDetails) {
          const message = demoMessage(lead.full_name.trim(), lead.email, lead.course);
          await messenger.queue(transaction, message);
        }
      });
      if (sendDetails) void messenger.deliver();
      return { status: true, message: 'Thank you! We will be in touch soon.' };
    },
  );

  app.get(
    '/admin/leads',
    {
      config: { access: 'admin' },
      schema: {
        tags: ['admin'],
        summary: 'Requests from the forms of the site, by day and page',
        querystring: DayRangePageQuery,
        response: responses(LeadListResponse),
      },
    },
    async ({ query }) => {
      const { rows, total } = await pageOf<StoredLead>(
        database,
        table,
        createdIn(dayRange(query)),
        query,
      );
      const data = rows.map((row) => ({ ...row, created_at: isoTime(row.created_at) }));
      return { success: true, message: 'Leads', data: { data, total } };
    },
  );

  app.get(
    '/admin/leads.csv',
    {
      config: { access: 'admin' },
      schema: { tags: ['admin'], summary: 'The same as a file', querystring: DayRangeQuery },
    },
    (request, reply) => {
      const condition = createdIn(dayRange(request.query));
      const header = ['ID', 'Type', 'Name', 'Email', 'Phone', 'Course', 'Received'];
      return sendCsv(
        reply,
        'leads.csv',
        header,
        mapped(batchesOf<StoredLead>(database, table, condition), (row) => [
          row.id,
          row.type,
          row.full_name,
          row.email,
          row.phone_number,
          row.course,
          isoTime(row.created_at),
        ]),
      );
    },
  );
};

export const leads: Module = { routes };
