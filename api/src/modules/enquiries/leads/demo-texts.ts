import { contact, siteName } from 'shared/model/config';

export const texts = {
  subject: `Your free ${siteName} demo class`,
  hello: 'Hello,',
  thanks:
    'Thank you for booking a live demo class. It costs nothing, and you need nothing but a phone or a computer.',
  weCall:
    'We will call you on the number you gave to agree on a time, and send you the link to the class.',
  course: 'Course',
  notYou: `Did you not book this? Write to ${contact.email} and we will remove your details.`,
};
