import {
  LeadFilterQuery,
  LeadListQuery,
  LeadListResponse,
  LeadRequest,
  LeadResponse,
} from 'shared/model/schemas';
import { LEAD_CALLBACK } from 'shared/model/constants';
import { isIndianMobile } from 'shared/model/validation';
import { csvPhone, registerAdminList } from '../../platform/lists/admin-list';
import type { Module, RegisterRoutes } from '../../platform/app-types';
import { fieldErrors } from '../../platform/errors';
import type { SharedLimit } from '../../platform/http/rate-limits';
import { indianTime } from '../../platform/indian-time';
import { responses } from '../../platform/http/route-schemas';
import { receiveLead } from './receive-lead';
import { leads as leadsTable } from './enquiries-tables';
import { registerFollowUp } from './follow-up-routes';
import { leadBatches, leadPage } from './leads-repository';

const perClient: SharedLimit = { name: 'leads', most: 60, seconds: 600, ofAddress: 1000 };

const routes: RegisterRoutes = (app, services) => {
  const { database, limits } = services;
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
      if (request.validationError) {
        // The cast is safe: the validator in `request-validation.ts` produces these issues.
        const issues = request.validationError.validation as Parameters<typeof fieldErrors>[0];
        return { status: false, message: Object.values(fieldErrors(issues))[0]![0]! };
      }
      const lead = request.body;
      await limits.consumeForPerson(perClient, request.ip, lead.email.toLowerCase());
      const digits = lead.phone_number.replace(/^\+91/, '');
      if (lead.type !== LEAD_CALLBACK && !isIndianMobile(digits)) {
        return { status: false, message: 'Enter a valid 10-digit Indian phone number.' };
      }
      await receiveLead(services, lead, request.account);
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
      ['Phone', (row) => csvPhone(row.phone_number)],
      ['Course', (row) => row.course],
      ['Status', (row) => row.status],
      ['Note', (row) => row.note],
      ['Received', (row) => indianTime(row.created_at)],
    ],
  });
  registerFollowUp(app, services, '/admin/leads', { table: leadsTable, subject: 'Lead' });
};

export const leads: Module = { routes };
