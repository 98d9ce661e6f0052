import { courses } from 'shared/catalogue';
import { contact, siteName } from 'shared/config';
import { greeting, renderEmail } from '../../platform/email-layout';
import type { Message } from '../../platform/messages';

/** The details that the demo form promises by e-mail. */
export function demoMessage(name: string, email: string, course: string | undefined): Message {
  // What is no course of ours is text for a stranger's letter box.
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
        greeting(name),
        'Thank you for booking a live demo class. It costs nothing, and you need nothing but a phone or a computer.',
        'We will call you on the number you gave to agree on a time, and send you the link to the class.',
      ],
      rows: title ? [['Course', title]] : undefined,
      closing: `Did you not book this? Write to ${contact.email} and we will remove your details.`,
    }),
  };
}
