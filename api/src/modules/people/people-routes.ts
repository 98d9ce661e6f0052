import {
  CorrectPersonRequest,
  EmailChangeRequest,
  EmailVerifyRequest,
  EnrolPersonRequest,
  IdParams,
  JoinPeopleRequest,
  PaymentLinkResponse,
  PersonNoteRequest,
  PersonOrderRequest,
  PersonResponse,
  PrivateLinkParams,
  StatusResponse,
} from 'shared/model/schemas';
import { signInMessages as hindi } from 'shared/model/hindi';
import { signInMessages } from 'shared/model/messages';
import type { Module, RegisterRoutes } from '../../platform/module';
import { done, found } from '../../platform/http/routes';
import type { PaymentServices } from '../payments/providers/provider';
import { askForProof } from './ask-for-proof';
import { PersonParams } from '../accounts/person-identity';
import { readLink } from '../accounts/private-links';
import { repeatableRequest } from '../accounts/sign-in/send-code';
import { changeEmail, sendEmailCode } from './change-own-email';
import { correctPerson } from './correct-person';
import { objectToCorrection } from './email-corrections';
import { joinPeople, undoJoining } from './joining/join-people';
import { enrolPerson, orderForPerson } from './order-by-hand';
import { personDetails } from './person-details';
import { addPersonNote } from './person-notes';

const routes: RegisterRoutes<PaymentServices> = ({ admin, open, user }, services) => {
  admin('people').get('/admin/people/:person', {
    summary: 'Orders, enrolments, leads and messages of one person',
    params: PersonParams,
    answers: PersonResponse,
    handler: async ({ params }) => found('Person', await personDetails(services, params.person)),
  });

  admin('people').post('/admin/people/:person/correction', {
    summary: 'Corrects name, e-mail and phone of a person and of that person’s orders',
    params: PersonParams,
    body: CorrectPersonRequest,
    answers: StatusResponse,
    handler: async ({ params, body, account }) => {
      const isNewEmail = await correctPerson(services, params.person, body, account);
      return done(
        isNewEmail
          ? 'Saved. The old address is signed out everywhere; the new one has to be confirmed with “Forgot your password?”.'
          : 'Saved.',
      );
    },
  });

  user.post('/profile/email', {
    summary: 'Sends a code to the address that is to be the new one',
    ...repeatableRequest,
    body: EmailChangeRequest,
    says: 'A code is on its way to the new address.',
    handler: async ({ body, headers, account, ip }) => {
      const idempotencyKey = headers['idempotency-key'];
      await sendEmailCode(services, account, body, { address: ip, idempotencyKey });
    },
  });

  user.post('/profile/email/verify', {
    summary:
      'Sets the address that the code was sent to as that of the account; the other logins end',
    body: EmailVerifyRequest,
    says: signInMessages.emailChanged,
    handler: ({ body, account, ip }) => changeEmail(services, account, body, ip),
  });

  open.post('/corrections/object/:token', {
    summary: 'Puts an e-mail address back that was changed, by the link to that address',
    params: PrivateLinkParams,
    says: 'Your e-mail address is back.',
    handler: ({ params }) => objectToCorrection(services, params.token),
  });

  admin('people').post('/admin/people/:person/enrolments', {
    summary: 'Enrols a person without an order: a gift, a scholarship, or against cash',
    params: PersonParams,
    body: EnrolPersonRequest,
    answers: StatusResponse,
    handler: async ({ params, body, account }) => {
      const order = await enrolPerson(services, params.person, body, account);
      return done(
        order.userId === null
          ? 'Noted. The person gets it with the confirmation of the e-mail address; we have written how.'
          : 'Enrolled.',
      );
    },
  });

  admin('people').post('/admin/people/:person/joining', {
    summary: 'Joins another person, with or without an account, into this one',
    params: PersonParams,
    body: JoinPeopleRequest,
    answers: StatusResponse,
    handler: async ({ params, body, account }) => {
      await joinPeople(services, params.person, body, account);
      return done('Joined. Both addresses are told; it can be undone for seven days.');
    },
  });

  admin('people').delete('/admin/joinings/:id', {
    summary: 'Puts back what a joining of two people has moved, within seven days',
    params: IdParams,
    says: 'Undone. Both addresses are told.',
    handler: ({ params, account }) => undoJoining(services, params.id, account),
  });

  admin('people').post('/admin/people/:person/proof', {
    summary: 'Writes once more to a person how to get what waits for the proof of the e-mail',
    params: PersonParams,
    says: 'An e-mail is on its way.',
    handler: ({ params, account }) => askForProof(services, params.person, account),
  });

  admin('people').post('/admin/people/:person/orders', {
    summary: 'An order for a person, and the page to pay it on',
    params: PersonParams,
    body: PersonOrderRequest,
    answers: PaymentLinkResponse,
    handler: async ({ params, body, account }) => {
      const { link, orderNumber } = await orderForPerson(services, params.person, body, account);
      return done(`Order ${orderNumber} can be paid now.`, { payment_link: link });
    },
  });

  admin('people').post('/admin/people/:person/notes', {
    summary: 'Adds a note about a person',
    params: PersonParams,
    body: PersonNoteRequest,
    says: 'Noted.',
    handler: ({ params, body, account }) =>
      addPersonNote(services, params.person, body.note, account),
  });
};

/** What admins do for one person, with or without an account. */
export const people: Module<PaymentServices> = {
  name: 'people',
  hindi: {
    'The e-mail address of this account was changed. For seven days after that, its data can be neither downloaded nor erased.':
      'इस खाते का ईमेल बदला गया है। उसके बाद सात दिन तक इसकी जानकारी न डाउनलोड हो सकती है, न मिटाई जा सकती है।',
    'Our support team has joined another account into this one. For seven days after that, its data can be neither downloaded nor erased.':
      'हमारी टीम ने इस खाते में दूसरा खाता मिलाया है। उसके बाद सात दिन तक इसकी जानकारी न डाउनलोड हो सकती है, न मिटाई जा सकती है।',
    'This address has another account by now. Please write to our support team.':
      'इस पते पर अब दूसरा खाता है। कृपया हमारी सपोर्ट टीम को लिखें।',
    'The address of an administrator is changed by an invitation.': 'एडमिन का पता न्योते से बदलता है।',
    'This is your e-mail address already.': 'यह आपका ही ईमेल है।',
    'A code is on its way to the new address.': 'OTP नए पते पर भेजा जा रहा है।',
    [signInMessages.emailChanged]: hindi.emailChanged,
    'Your e-mail address is back.': 'आपका ईमेल वापस आ गया है।',
  },
  routes: [routes],
  pages: {
    '/objection/:token': ({ config }, token) =>
      readLink(config.acceptedKeys, 'objection', token) !== null,
  },
};
