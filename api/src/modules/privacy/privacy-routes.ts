import {
  AdminErasureRequest,
  ErasureRequest,
  OwnDataRequest,
  PersonalData,
} from 'shared/model/schemas';
import type { Reply } from '../../platform/app-types';
import type { LoginAccount } from '../../platform/http/access';
import type { Module, RegisterRoutes } from '../../platform/module';
import { clientNetwork } from '../../platform/limits/client-network';
import { checkOwnPassword } from '../accounts/own-account/check-own-password';
import { knownIdentity, PersonParams, provenIdentity } from '../accounts/person-identity';
import type { UploadServices } from '../uploads/storage';
import { refuseCorrected } from '../people/email-corrections';
import { findPerson } from '../people/find-person';
import { privacyInHindi } from './privacy.hi';
import { personalData, personalDataPage } from './account-data';
import { erasePerson } from './erase-person';
import { removeExpired } from './remove-expired';

const asFile = (reply: Reply, name: string) =>
  reply
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${name}"`);

const routes: RegisterRoutes<UploadServices> = ({ admin, user }, services) => {
  const { database } = services;
  const identityOf = async (person: string) => {
    const { user, email, phone } = await findPerson(database, person);
    return knownIdentity(user, email, phone);
  };

  /** The signed-in person, who has given the password once more and whom no correction is about. */
  const surely = async (account: LoginAccount, password: string, ip: string) => {
    const caller = { client: clientNetwork(ip), lane: 'account' } as const;
    await checkOwnPassword(services, account.id, password, caller);
    await refuseCorrected(services, account.email);
    return provenIdentity(database, account.id);
  };

  user.post('/account/data', {
    summary: 'All that is kept of the signed-in person, as one file',
    body: OwnDataRequest,
    answers: PersonalData,
    handler: async ({ account, body, ip, language }, reply) => {
      const own = await surely(account, body.password, ip);
      void asFile(reply, 'your-data.json');
      return personalData(services, own, language);
    },
  });

  user.post('/account/data.html', {
    summary: 'The same as a page to read or print',
    body: OwnDataRequest,
    handler: async ({ account, body, ip, language }, reply) => {
      const own = await surely(account, body.password, ip);
      const data = await personalData(services, own, language);
      return asFile(reply, 'your-data.html')
        .type('text/html')
        .send(personalDataPage(data, language));
    },
  });

  user.post('/account/erasure', {
    summary: 'Closes the account and erases the person, except for what tax law wants',
    body: ErasureRequest,
    says: 'Your account is closed and your data is erased.',
    handler: async ({ body, account, ip }) => {
      const { password, certificates } = body;
      const own = await surely(account, password, ip);
      await erasePerson(services, own, { certificates });
    },
  });

  admin('personalRecords').get('/admin/people/:person/data', {
    summary: 'All that is kept of one person, to hand over',
    params: PersonParams,
    answers: PersonalData,
    handler: async ({ params }, reply) => {
      void asFile(reply, 'personal-data.json');
      return personalData(services, await identityOf(params.person));
    },
  });

  admin('personalRecords').get('/admin/people/:person/data.html', {
    summary: 'The same as a page to read or print',
    params: PersonParams,
    handler: async ({ params }, reply) => {
      const data = await personalData(services, await identityOf(params.person));
      return asFile(reply, 'personal-data.html').type('text/html').send(personalDataPage(data));
    },
  });

  admin('personalRecords').post('/admin/people/:person/erasure', {
    summary: 'Erases a person who has asked for it, except for what tax law wants',
    params: PersonParams,
    body: AdminErasureRequest,
    says: 'The person is erased.',
    handler: async ({ params, body, account }) => {
      const { reason, certificates } = body;
      const by = { admin: account, reason };
      const identity = await identityOf(params.person);
      await erasePerson(services, identity, { certificates, by });
    },
  });
};

/** What a person is owed: to see, take along and erase what is kept; and the periods after which it ends. */
export const privacy: Module<UploadServices> = {
  name: 'privacy',
  hindi: privacyInHindi,
  routes: [routes],
  tasks: [removeExpired],
};
