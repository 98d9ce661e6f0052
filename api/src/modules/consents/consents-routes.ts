import {
  ConsentsResponse,
  ConsentParams,
  PrivateLinkParams,
  StatusResponse,
} from 'shared/model/schemas';
import { currentAccount, type SessionAccount } from '../../platform/http/access';
import type { Module, RegisterRoutes } from '../../platform/app-types';
import { HttpError } from '../../platform/errors';
import { acceptOneClickForms } from '../../platform/http/request/one-click';
import { responses } from '../../platform/http/route-schemas';
import { provenIdentity } from '../accounts/person-identity';
import { consentsOf, giveOwnConsent, withdrawByLink, withdrawConsent } from './consents';

const routes: RegisterRoutes = (app, services) => {
  const { database } = services;
  const listOf = async (account: SessionAccount, message: string) => {
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

  app.get(
    '/account/consents',
    {
      config: { access: 'user' },
      schema: {
        tags: ['privacy'],
        summary: 'What the signed-in person has agreed to, and taken back',
        response: responses(ConsentsResponse),
      },
    },
    (request) => listOf(currentAccount(request), 'Consents'),
  );

  app.put(
    '/account/consents/:purpose',
    {
      config: { access: 'user' },
      schema: {
        tags: ['privacy'],
        summary: 'Agrees to one purpose, in the words that the profile shows',
        params: ConsentParams,
        response: responses(ConsentsResponse),
      },
    },
    async (request) => {
      const account = currentAccount(request);
      await giveOwnConsent(services, account, request.params.purpose, request.language);
      return listOf(account, 'Saved.');
    },
  );

  app.delete(
    '/account/consents/:purpose',
    {
      config: { access: 'user' },
      schema: {
        tags: ['privacy'],
        summary: 'Takes a consent back; nothing more of this purpose is sent',
        params: ConsentParams,
        response: responses(ConsentsResponse),
      },
    },
    async (request) => {
      const account = currentAccount(request);
      const { purpose } = request.params;
      const own = await provenIdentity(database, account.id);
      const isWithdrawn = await withdrawConsent(services, own, purpose);
      if (!isWithdrawn) throw new HttpError(404, 'You have not agreed to this, or no longer do.');
      return listOf(account, 'You have taken it back.');
    },
  );

  acceptOneClickForms(app);
  app.post(
    '/consents/withdraw/:token',
    {
      config: { access: 'public' },
      schema: {
        tags: ['privacy'],
        summary: 'Takes the consent back to whose message the link belongs',
        params: PrivateLinkParams,
        response: responses(StatusResponse),
      },
    },
    async (request) => {
      if (!(await withdrawByLink(services, request.params.token))) {
        throw new HttpError(404, 'This link has ended.');
      }
      return { status: true, message: 'You will not get any more of these messages.' };
    },
  );
};

/** Consents: given by the forms, listed and withdrawn in the profile or by the link in a message. */
export const consents: Module = { routes };
