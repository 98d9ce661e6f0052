import {
  AddLeadRequest,
  BlockRequest,
  IdParams,
  LeadFilterQuery,
  LeadFollowUpRequest,
  LeadListQuery,
  LeadListResponse,
  LeadOpeningRequest,
  LeadOpeningResponse,
  LeadRequest,
  LeadResponse,
  StatusResponse,
} from 'shared/model/schemas';
import { LEAD_CALLBACK } from 'shared/model/constants';
import { isIndianMobile } from 'shared/model/validation';
import { csvPhone, registerAdminList } from '../../../platform/lists/admin-list';
import type { RegisterRoutes } from '../../../platform/module';
import { fieldErrors } from '../../../platform/errors';
import type { SharedLimit } from '../../../platform/limits/rate-limits';
import { indianTime } from '../../../platform/indian-time';
import { done } from '../../../platform/http/routes';
import { receiveLead } from './receive-lead';
import { blockSender } from '../blocked-senders';
import { repeatableEnquiry } from '../repeated-enquiry';
import { addLead, openLead, workOnLead } from './lead-work';
import { leadBatches, leadPage } from './leads-repository';

const perClient: SharedLimit = { name: 'leads', most: 60, seconds: 600, ofAddress: 1000 };

export const leadRoutes: RegisterRoutes = ({ admin, open }, services) => {
  const { database, limits, now } = services;
  open.post('/book-demo-class', {
    // The response to a refused lead is 200 with the reason, so that the form can show the server's text.
    attachValidation: true,
    summary:
      'A request for a demo class, a call back, news or a syllabus; a refused one answers 200 with status false',
    ...repeatableEnquiry,
    body: LeadRequest,
    answers: LeadResponse,
    handler: async (request) => {
      if (request.validationError) {
        // The cast is safe: the validator in `request-validation.ts` produces these issues.
        const issues = request.validationError.validation as Parameters<typeof fieldErrors>[0];
        return { status: false, message: Object.values(fieldErrors(issues))[0]![0]! };
      }
      // The newsletter's form is in the host, which must stay small: its address says where the visit began.
      const opened = request.headers.referer?.split('?')[1];
      const lead = { ...request.body, campaign: request.body.campaign ?? opened };
      await limits.consumeForPerson(perClient, request.ip, lead.email.toLowerCase());
      const digits = lead.phone_number.replace(/^\+91/, '');
      if (lead.type !== LEAD_CALLBACK && !isIndianMobile(digits)) {
        return { status: false, message: 'Enter a valid 10-digit Indian phone number.' };
      }
      const key = request.headers['idempotency-key'];
      const owed = await receiveLead(services, lead, request.account, request.language, key);
      return { status: true, message: 'Thank you! We will be in touch soon.', ...owed };
    },
  });

  registerAdminList(admin, {
    path: '/admin/leads',
    right: 'enquiries',
    fileName: 'leads.csv',
    summary: 'Requests from the forms of the site, by day and page',
    message: 'Leads',
    schemas: { page: LeadListQuery, filter: LeadFilterQuery, response: LeadListResponse },
    page: (query, account) => leadPage(database, query, now(), account),
    batches: (query, account) => leadBatches(database, query, now(), account),
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
      ['Call Back', (row) => (row.call_back ? indianTime(row.call_back) : '')],
      ['Assignee', (row) => row.assignee?.name ?? ''],
      ['Received', (row) => indianTime(row.created_at)],
      ['May Be Called', (row) => row.contact_ways.includes('calls')],
      ['Came From', (row) => row.campaign],
    ],
  });

  admin('enquiries').post('/admin/leads', {
    summary: 'Writes down a lead, e.g. one that has telephoned',
    body: AddLeadRequest,
    says: 'Lead added.',
    handler: ({ body, account }) => addLead(services, body, account),
  });

  admin('enquiries').patch('/admin/leads/:id', {
    summary: 'Sets status, call-back and who has a lead, calls it spam or not, and adds a note',
    params: IdParams,
    body: LeadFollowUpRequest,
    says: 'Saved.',
    handler: ({ params, body, account }) => workOnLead(services, params.id, body, account),
  });

  admin('enquiries').post('/admin/blocks', {
    summary: 'Makes later forms with an e-mail address or a number spam, or not any more',
    body: BlockRequest,
    answers: StatusResponse,
    handler: async ({ body, account }) => {
      await blockSender(services, body, account);
      return done(body.block ? 'Blocked.' : 'Unblocked.');
    },
  });

  admin('enquiries').post('/admin/leads/:id/opening', {
    summary: 'Notes who works on a lead just now, and returns the lead as it is',
    params: IdParams,
    body: LeadOpeningRequest,
    answers: LeadOpeningResponse,
    handler: async ({ params, body, account }) => {
      const data = await openLead(services, params.id, body.open, account);
      return { status: true, message: 'Lead', data };
    },
  });
};
