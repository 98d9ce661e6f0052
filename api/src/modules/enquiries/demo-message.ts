import { contact, siteName } from 'shared/model/config';
import type { Catalogue } from 'shared/model/schemas';
import { renderEmail } from '../../platform/messages/email-layout';
import type { Message } from '../../platform/messages/messages';

/**
 * The e-mail that the demo form promises. Anybody can enter another person's address there, so the
 * e-mail contains nothing that the sender typed, not even the name.
 */
export function demoMessage(
  { courses }: Catalogue,
  email: string,
  course: string | undefined,
): Message {
  const title = courses.find(({ urlTitle }) => urlTitle === `${course}-course`)?.title;
  const subject = `Your free ${siteName} demo class`;
  return {
    channel: 'email',
    to: email,
    template: 'demo-booked',
    subject,
    code: null,
    ...renderEmail({
      heading: subject,
      paragraphs: [
        'Hello,',
        'Thank you for booking a live demo class. It costs nothing, and you need nothing but a phone or a computer.',
        'We will call you on the number you gave to agree on a time, and send you the link to the class.',
      ],
      rows: title ? [['Course', title]] : undefined,
      closing: `Did you not book this? Write to ${contact.email} and we will remove your details.`,
    }),
  };
}
