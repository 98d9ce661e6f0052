import {
  AdminErasureRequest,
  ErasureRequest,
  PersonalData,
  StatusResponse,
} from 'shared/model/schemas';
import { currentAccount } from '../../platform/http/access';
import type { Module, RegisterRoutes, Reply, Request } from '../../platform/app-types';
import { clientNetwork } from '../../platform/limits/client-network';
import { responses } from '../../platform/http/route-schemas';
import { checkOwnPassword } from '../accounts/own-account/check-own-password';
import { knownIdentity, PersonParams, provenIdentity } from '../accounts/person-identity';
import type { UploadServices } from '../uploads/storage';
import { findPerson } from '../people/find-person';
import { personalData, personalDataPage } from './account-data';
import { erasePerson } from './erase-person';
import { removeExpired } from './remove-expired';

const asFile = (reply: Reply, name: string) =>
  reply
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${name}"`);

const routes: RegisterRoutes<UploadServices> = (app, services) => {
  const { database } = services;
  const ownIdentity = (request: Pick<Request, 'account'>) =>
    provenIdentity(database, currentAccount(request).id);
  const identityOf = async (person: string) => {
    const { user, email, phone } = await findPerson(database, person);
    return knownIdentity(user, email, phone);
  };

  app.get(
    '/account/data',
    {
      config: { access: 'user' },
      schema: {
        tags: ['privacy'],
        summary: 'All that is kept of the signed-in person, as one file',
        response: responses(PersonalData),
      },
    },
    async (request, reply) => {
      void asFile(reply, 'your-data.json');
      return personalData(services, await ownIdentity(request), request.language);
    },
  );

  app.get(
    '/account/data.html',
    {
      config: { access: 'user' },
      schema: { tags: ['privacy'], summary: 'The same as a page to read or print' },
    },
    async (request, reply) => {
      const { language } = request;
      const data = await personalData(services, await ownIdentity(request), language);
      return asFile(reply, 'your-data.html')
        .type('text/html')
        .send(personalDataPage(data, language));
    },
  );

  app.post(
    '/account/erasure',
    {
      config: { access: 'user' },
      schema: {
        tags: ['privacy'],
        summary: 'Closes the account and erases the person, except for what tax law wants',
        body: ErasureRequest,
        response: responses(StatusResponse),
      },
    },
    async (request) => {
      const account = currentAccount(request);
      const { password, certificates } = request.body;
      const caller = { client: clientNetwork(request.ip), lane: 'account' } as const;
      await checkOwnPassword(services, account.id, password, caller);
      await erasePerson(services, await ownIdentity(request), { certificates });
      return { status: true, message: 'Your account is closed and your data is erased.' };
    },
  );

  app.get(
    '/admin/people/:person/data',
    {
      config: { access: { right: 'personalRecords' } },
      schema: {
        tags: ['admin'],
        summary: 'All that is kept of one person, to hand over',
        params: PersonParams,
        response: responses(PersonalData),
      },
    },
    async ({ params }, reply) => {
      void asFile(reply, 'personal-data.json');
      return personalData(services, await identityOf(params.person));
    },
  );

  app.get(
    '/admin/people/:person/data.html',
    {
      config: { access: { right: 'personalRecords' } },
      schema: {
        tags: ['admin'],
        summary: 'The same as a page to read or print',
        params: PersonParams,
      },
    },
    async ({ params }, reply) => {
      const data = await personalData(services, await identityOf(params.person));
      return asFile(reply, 'personal-data.html').type('text/html').send(personalDataPage(data));
    },
  );

  app.post(
    '/admin/people/:person/erasure',
    {
      config: { access: { right: 'personalRecords' } },
      schema: {
        tags: ['admin'],
        summary: 'Erases a person who has asked for it, except for what tax law wants',
        params: PersonParams,
        body: AdminErasureRequest,
        response: responses(StatusResponse),
      },
    },
    async (request) => {
      const { reason, certificates } = request.body;
      const by = { admin: currentAccount(request), reason };
      const identity = await identityOf(request.params.person);
      await erasePerson(services, identity, { certificates, by });
      return { status: true, message: 'The person is erased.' };
    },
  );
};

/** What a person is owed: to see, take along and erase what is kept; and the periods after which it ends. */
export const privacy: Module<UploadServices> = { routes, tasks: [removeExpired] };
