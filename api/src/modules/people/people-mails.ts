import { contact, siteName } from 'shared/model/config';
import { paths } from 'shared/model/paths';
import { greeting, renderEmail } from '../../platform/messages/email-layout';
import type { Message } from '../../platform/messages/messages';
import type { Order } from '../orders/orders-tables';

const support = `Questions? Write to ${contact.email} or call ${contact.phone}.`;

/** To the old address; it does not name the new one, because the old one may be somebody else's. */
export const addressLeftMessage = (to: string): Message =>
  mail(to, 'address-left', `Your ${siteName} e-mail address was changed`, {
    paragraphs: [
      'Hello,',
      'Our support team has changed the e-mail address of an account that had this address. It was signed out everywhere.',
      `If nobody asked for this, please tell us. ${support}`,
    ],
  });

/** To the new address, which still has to be proven. */
export const addressTakenMessage = (siteUrl: string, to: string, name: string): Message =>
  mail(to, 'address-taken', `Your ${siteName} e-mail address`, {
    paragraphs: [
      greeting(name),
      'Our support team has put this e-mail address into your account. To confirm it, choose “Forgot your password?” on the login page and enter the code that we send you.',
      support,
    ],
    button: { label: 'Set a password', address: `${siteUrl}${paths.forgotPassword()}` },
  });

/** A gift or a scholarship. */
export function grantedMessage(siteUrl: string, order: Order, { when }: { when: string }): Message {
  return {
    ...mail(order.email, 'order-granted', `You have a place: ${order.title}`, {
      paragraphs: [
        greeting(order.firstName),
        'We have given you a place. There is nothing to pay.',
        support,
      ],
      rows: [
        [order.kind === 'course' ? 'Course' : 'Webinar', order.title],
        ['When', when],
      ],
      button: { label: 'Go to login', address: `${siteUrl}${paths.login()}` },
      closing:
        order.userId === null
          ? 'Choose “Forgot your password?” on the login page and enter the code that we send you: it will then be in your dashboard.'
          : 'Log in with this e-mail address: it is in your dashboard.',
    }),
    orderNumber: order.orderNumber,
  };
}

function mail(
  to: string,
  template: string,
  subject: string,
  content: Omit<Parameters<typeof renderEmail>[0], 'heading'>,
): Message {
  return {
    channel: 'email',
    to,
    template,
    subject,
    code: null,
    ...renderEmail({ heading: subject, ...content }),
  };
}
