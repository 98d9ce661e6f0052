import { contactMessages } from 'shared/messages';
import { isEmail, isFilled, isTenDigits, type Check } from 'shared/validation';

export interface ContactMessage {
  name: string;
  email: string;
  phone_number: string;
  state: string;
  message: string;
  subscribe: boolean;
}

export const contactChecks: readonly Check<ContactMessage>[] = [
  { field: 'name', message: contactMessages.nameMissing, passes: ({ name }) => isFilled(name) },
  { field: 'email', message: contactMessages.emailMissing, passes: ({ email }) => isFilled(email) },
  { field: 'email', message: contactMessages.emailInvalid, passes: ({ email }) => isEmail(email) },
  {
    field: 'phone_number',
    message: contactMessages.phoneMissing,
    passes: ({ phone_number }) => isFilled(phone_number),
  },
  {
    field: 'phone_number',
    message: contactMessages.phoneInvalid,
    passes: ({ phone_number }) => isTenDigits(phone_number),
  },
  { field: 'state', message: contactMessages.stateMissing, passes: ({ state }) => isFilled(state) },
  {
    field: 'message',
    message: contactMessages.messageMissing,
    passes: ({ message }) => isFilled(message),
  },
];
