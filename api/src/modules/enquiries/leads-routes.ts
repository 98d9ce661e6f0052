import {
  LeadFilterQuery,
  LeadListQuery,
  LeadListResponse,
  LeadRequest,
  LeadResponse,
  type LeadSource,
} from 'shared/model/schemas';
import { LEAD_CALLBACK, LEAD_DEMO, LEAD_SYLLABUS } from 'shared/model/constants';
import { isIndianMobile } from 'shared/model/validation';
import { registerAdminList } from '../../platform/lists/admin-list';
import type { Module, RegisterRoutes } from '../../platform/app-types';
import { fieldErrors } from '../../platform/errors';
import type { RateLimit } from '../../platform/http/rate-limits';
import { indianTime } from '../../platform/indian-time';
import { responses } from '../../platform/http/responses';
import { registerFollowUp } from './follow-up';
import { demoMessage } from './demo-message';
import { insertLead, leadBatches, leadPage } from './leads-repository';

const perClient: RateLimit = { name: 'leads', most: 60, seconds: 600 };
/** Nobody can flood another person's mailbox with our e-mails. */
const mailsToAddress: RateLimit = { name: 'demo-mails', most: 3, seconds: 86_400 };

const routes: RegisterRoutes = (app, services) => {
  const { database, limits, messenger, now } = services;
  app.post(
    '/book-demo-class',
    {
      config: { access: 'public' },
      // The response to a refused lead is 200 with the reason, so that the form can show the server's text.
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
        // The cast is safe: the validator in `request-validation.ts` produces these issues.
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
      const catalogue = await services.catalogue.current();
      await database.transaction(async (transaction) => {
        await insertLead(transaction, {
          type: lead.type,
          source: sourceOf(lead),
          fullName: lead.full_name.trim(),
          email: lead.email,
          phoneNumber: lead.phone_number,
          course: lead.course,
          createdAt: now(),
        });
        if (sendDetails) {
          const message = demoMessage(catalogue, lead.email, lead.course);
          await messenger.queue(transaction, message);
        }
      });
      if (sendDetails) void messenger.deliver();
      return { status: true, message: 'Thank you! We will be in touch soon.' };
    },
  );

  registerAdminList(app, {
    path: '/admin/leads',
    fileName: 'leads.csv',
    summary: 'Requests from the forms of the site, by day and page',
    message: 'Leads',
    schemas: { page: LeadListQuery, filter: LeadFilterQuery, response: LeadListResponse },
    page: (query: LeadListQuery) => leadPage(database, query),
    batches: (query: LeadFilterQuery) => leadBatches(database, query),
    columns: [
      ['ID', (row) => row.id],
      ['Type', (row) => row.type],
      ['Source', (row) => row.source],
      ['Name', (row) => row.full_name],
      ['Email', (row) => row.email],
      ['Phone', (row) => row.phone_number],
      ['Course', (row) => row.course],
      ['Status', (row) => row.status],
      ['Note', (row) => row.note],
      ['Received', (row) => indianTime(row.created_at)],
    ],
  });
  registerFollowUp(app, services, {
    path: '/admin/leads',
    subject: 'Lead',
    tableName: 'leads',
  });
};

/** The newsletter form also sends the callback type, but always with the country prefix. */
function sourceOf({ type, phone_number }: LeadRequest): LeadSource {
  if (type === LEAD_DEMO) return 'demo';
  if (type === LEAD_SYLLABUS) return 'syllabus';
  return phone_number.startsWith('+91') ? 'newsletter' : 'callback';
}

export const leads: Module = { routes };
