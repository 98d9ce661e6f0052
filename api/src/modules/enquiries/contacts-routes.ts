import {
  ContactFilterQuery,
  ContactListQuery,
  ContactListResponse,
  ContactRequest,
  ContactResponse,
  FollowUpRequest,
  IdParams,
} from 'shared/model/schemas';
import { indianStates } from 'shared/model/catalogue';
import { csvPhone, registerAdminList } from '../../platform/lists/admin-list';
import type { RegisterRoutes } from '../../platform/module';
import { invalid } from '../../platform/errors';
import { indianTime } from '../../platform/indian-time';
import type { SharedLimit } from '../../platform/limits/rate-limits';
import { contacts as contactsTable } from './enquiries-tables';
import { followUp } from './leads/follow-up';
import { done } from '../../platform/http/routes';
import { contactBatches, contactPage } from './contacts-repository';
import { receiveContact } from './receive-contact';
import { repeatableEnquiry } from './repeated-enquiry';

const perClient: SharedLimit = { name: 'contacts', most: 30, seconds: 600, ofAddress: 1000 };

export const contactRoutes: RegisterRoutes = ({ admin, open }, services) => {
  const { database, limits } = services;
  open.post('/contacts', {
    summary: 'A message from the contact page',
    ...repeatableEnquiry,
    body: ContactRequest,
    answers: { 201: ContactResponse },
    handler: async ({ body, headers, account, ip, language }, reply) => {
      await limits.consumeForPerson(perClient, ip, body.email.toLowerCase());
      if (!indianStates.some((state) => state === body.state)) {
        throw invalid({ state: ['Please select a state.'] });
      }
      await receiveContact(services, body, account, language, headers['idempotency-key']);
      return reply.code(201).send(done('Your message has been stored.'));
    },
  });

  registerAdminList(admin, {
    path: '/admin/contacts',
    right: 'enquiries',
    fileName: 'contacts.csv',
    summary: 'Messages from the contact page, by day and page',
    message: 'Contacts',
    schemas: { page: ContactListQuery, filter: ContactFilterQuery, response: ContactListResponse },
    page: (query, account) => contactPage(database, query, account),
    batches: (query, account) => contactBatches(database, query, account),
    columns: [
      ['ID', (row) => row.id],
      ['Name', (row) => row.name],
      ['Email', (row) => row.email],
      ['Phone', (row) => csvPhone(row.phone_number)],
      ['State', (row) => row.state],
      ['Message', (row) => row.message],
      ['Subscribe', (row) => row.subscribe],
      ['Status', (row) => row.status],
      ['Note', (row) => row.note],
      ['Received', (row) => indianTime(row.created_at)],
      ['May Be Called', (row) => row.contact_ways.includes('calls')],
      ['Came From', (row) => row.campaign],
    ],
  });

  admin('enquiries').patch('/admin/contacts/:id', {
    summary: 'Sets status and who has a contact message, calls it spam or not, and adds a note',
    params: IdParams,
    body: FollowUpRequest,
    says: 'Saved.',
    handler: async ({ params, body, account }) => {
      const target = { table: contactsTable, subject: 'Contact message' };
      await followUp(services, target, params.id, body, account);
    },
  });
};
