import { Type } from '@sinclair/typebox';
import {
  ContactFilterQuery,
  ContactListQuery,
  ContactListResponse,
  ContactRequest,
  ContactResponse,
  ErrorResponse,
  FollowUpRequest,
  RowId,
  StatusResponse,
} from 'shared/model/schemas';
import { indianStates } from 'shared/model/catalogue';
import { csvPhone, registerAdminList } from '../../platform/lists/admin-list';
import type { Module, RegisterRoutes } from '../../platform/app-types';
import { invalid } from '../../platform/errors';
import { indianTime } from '../../platform/indian-time';
import type { SharedLimit } from '../../platform/limits/rate-limits';
import { contacts as contactsTable } from './enquiries-tables';
import { followUp } from './leads/follow-up';
import { currentAccount } from '../../platform/http/access';
import { responses } from '../../platform/http/route-schemas';
import { contactBatches, contactPage } from './contacts-repository';
import { receiveContact } from './receive-contact';
import { repeatableEnquiry } from './repeated-enquiry';

const perClient: SharedLimit = { name: 'contacts', most: 30, seconds: 600, ofAddress: 1000 };

const routes: RegisterRoutes = (app, services) => {
  const { database, limits } = services;
  app.post(
    '/contacts',
    {
      config: { access: 'public' },
      schema: {
        tags: ['contacts'],
        summary: 'A message from the contact page',
        ...repeatableEnquiry,
        body: ContactRequest,
        response: { 201: ContactResponse, '4xx': ErrorResponse, '5xx': ErrorResponse },
      },
    },
    async (request, reply) => {
      const contact = request.body;
      await limits.consumeForPerson(perClient, request.ip, contact.email.toLowerCase());
      if (!indianStates.some((state) => state === contact.state)) {
        throw invalid({ state: ['Please select a state.'] });
      }
      const key = request.headers['idempotency-key'];
      await receiveContact(services, contact, request.account, request.language, key);
      return reply.code(201).send({ status: true, message: 'Your message has been stored.' });
    },
  );

  registerAdminList(app, {
    path: '/admin/contacts',
    right: 'enquiries',
    fileName: 'contacts.csv',
    summary: 'Messages from the contact page, by day and page',
    message: 'Contacts',
    schemas: { page: ContactListQuery, filter: ContactFilterQuery, response: ContactListResponse },
    page: (query: ContactListQuery) => contactPage(database, query),
    batches: (query: ContactFilterQuery) => contactBatches(database, query),
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
    ],
  });
  app.patch(
    '/admin/contacts/:id',
    {
      config: { access: { right: 'enquiries' } },
      schema: {
        tags: ['admin'],
        summary: 'Sets the status of a contact message and adds a note',
        params: Type.Object({ id: RowId }),
        body: FollowUpRequest,
        response: responses(StatusResponse),
      },
    },
    async (request) => {
      const target = { table: contactsTable, subject: 'Contact message' };
      await followUp(services, target, request.params.id, request.body, currentAccount(request));
      return { status: true, message: 'Saved.' };
    },
  );
};

export const contacts: Module = { routes };
