import {
  CorrectPersonRequest,
  EnrolPersonRequest,
  PaymentLinkResponse,
  PersonNoteRequest,
  PersonOrderRequest,
  PersonResponse,
  StatusResponse,
} from 'shared/model/schemas';
import type { Module } from '../../platform/app-types';
import { currentAccount } from '../../platform/http/access';
import { responses } from '../../platform/http/route-schemas';
import type { PaymentServices } from '../payments/providers/provider';
import { PersonParams } from '../accounts/person-identity';
import { correctPerson } from './correct-person';
import { enrolPerson, orderForPerson } from './order-by-hand';
import { personDetails } from './person-details';
import { addPersonNote } from './person-notes';

const admin = { config: { access: { right: 'people' as const } } };

/** What admins do for one person, with or without an account. */
export const people: Module<PaymentServices> = {
  routes: (app, services) => {
    app.get(
      '/admin/people/:person',
      {
        ...admin,
        schema: {
          tags: ['admin'],
          summary: 'Orders, enrolments, leads and messages of one person',
          params: PersonParams,
          response: responses(PersonResponse),
        },
      },
      async ({ params }) => ({
        success: true,
        message: 'Person',
        data: await personDetails(services, params.person),
      }),
    );

    app.post(
      '/admin/people/:person/correction',
      {
        ...admin,
        schema: {
          tags: ['admin'],
          summary: 'Corrects name, e-mail and phone of a person and of that person’s orders',
          params: PersonParams,
          body: CorrectPersonRequest,
          response: responses(StatusResponse),
        },
      },
      async (request) => {
        const { person } = request.params;
        const account = currentAccount(request);
        const isNewEmail = await correctPerson(services, person, request.body, account);
        return {
          status: true,
          message: isNewEmail
            ? 'Saved. The old address is signed out everywhere; the new one has to be confirmed with “Forgot your password?”.'
            : 'Saved.',
        };
      },
    );

    app.post(
      '/admin/people/:person/enrolments',
      {
        ...admin,
        schema: {
          tags: ['admin'],
          summary: 'Enrols a person without an order: a gift, a scholarship, or against cash',
          params: PersonParams,
          body: EnrolPersonRequest,
          response: responses(StatusResponse),
        },
      },
      async (request) => {
        const { person } = request.params;
        const order = await enrolPerson(services, person, request.body, currentAccount(request));
        return {
          status: true,
          message:
            order.userId === null
              ? 'Noted. The person gets it with the confirmation of the e-mail address; we have written how.'
              : 'Enrolled.',
        };
      },
    );

    app.post(
      '/admin/people/:person/orders',
      {
        ...admin,
        schema: {
          tags: ['admin'],
          summary: 'An order for a person, and the page to pay it on',
          params: PersonParams,
          body: PersonOrderRequest,
          response: responses(PaymentLinkResponse),
        },
      },
      async (request) => {
        const { person } = request.params;
        const account = currentAccount(request);
        const { link, orderNumber } = await orderForPerson(services, person, request.body, account);
        return {
          status: true,
          message: `Order ${orderNumber} can be paid now.`,
          payment_link: link,
        };
      },
    );

    app.post(
      '/admin/people/:person/notes',
      {
        ...admin,
        schema: {
          tags: ['admin'],
          summary: 'Adds a note about a person',
          params: PersonParams,
          body: PersonNoteRequest,
          response: responses(StatusResponse),
        },
      },
      async (request) => {
        const { person } = request.params;
        await addPersonNote(services, person, request.body.note, currentAccount(request));
        return { status: true, message: 'Noted.' };
      },
    );
  },
};
