import { ConsentsResponse, ConsentParams, PrivateLinkParams } from 'shared/model/schemas';
import type { LoginAccount } from '../../platform/http/access';
import type { Module, RegisterRoutes } from '../../platform/module';
import { HttpError } from '../../platform/errors';
import { acceptOneClickForms } from '../../platform/http/request/one-click';
import { provenIdentity } from '../accounts/person-identity';
import { consentsInHindi } from './consents.hi';
import { consentsOf, giveOwnConsent, withdrawByLink, withdrawConsent } from './consents';

const routes: RegisterRoutes = ({ open, user, app }, services) => {
  const { database } = services;
  const listOf = async (account: LoginAccount, message: string) => {
    const own = await consentsOf(database, await provenIdentity(database, account.id));
    const data = own.map(({ purpose, version, form, givenAt, withdrawnAt }) => ({
      purpose,
      version,
      form,
      given_at: givenAt.toISOString(),
      withdrawn_at: withdrawnAt?.toISOString() ?? null,
    }));
    return { status: true, message, data };
  };

  user.get('/account/consents', {
    summary: 'What the signed-in person has agreed to, and taken back',
    answers: ConsentsResponse,
    handler: ({ account }) => listOf(account, 'Consents'),
  });

  user.put('/account/consents/:purpose', {
    summary: 'Agrees to one purpose, in the words that the profile shows',
    params: ConsentParams,
    answers: ConsentsResponse,
    handler: async ({ params, account, language }) => {
      await giveOwnConsent(services, account, params.purpose, language);
      return listOf(account, 'Saved.');
    },
  });

  user.delete('/account/consents/:purpose', {
    summary: 'Takes a consent back; nothing more of this purpose is sent',
    params: ConsentParams,
    answers: ConsentsResponse,
    handler: async ({ params, account }) => {
      const own = await provenIdentity(database, account.id);
      const isWithdrawn = await withdrawConsent(services, own, params.purpose);
      if (!isWithdrawn) throw new HttpError(404, 'You have not agreed to this, or no longer do.');
      return listOf(account, 'You have taken it back.');
    },
  });

  acceptOneClickForms(app);
  open.post('/consents/withdraw/:token', {
    summary: 'Takes the consent back to whose message the link belongs',
    params: PrivateLinkParams,
    says: 'You will not get any more of these messages.',
    handler: async ({ params }) => {
      if (!(await withdrawByLink(services, params.token))) {
        throw new HttpError(404, 'This link has ended.');
      }
    },
  });
};

/** Consents: given by the forms, listed and withdrawn in the profile or by the link in a message. */
export const consents: Module = { name: 'consents', hindi: consentsInHindi, routes: [routes] };
