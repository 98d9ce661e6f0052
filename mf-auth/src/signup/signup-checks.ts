import { PASSWORD_MAX, PASSWORD_MIN } from 'shared/constants';
import { signupMessages as messages } from 'shared/messages';
import { isEmail, isFilled, isTenDigits, type Check } from 'shared/validation';

export type SignupValues = {
  name: string;
  email: string;
  phone: string;
  password: string;
  password_confirmation: string;
};

/** In the order in which they are reported. */
export const signupChecks: Check<SignupValues>[] = [
  { field: 'name', message: messages.nameMissing, passes: ({ name }) => isFilled(name) },
  { field: 'email', message: messages.emailMissing, passes: ({ email }) => isFilled(email) },
  { field: 'email', message: messages.emailInvalid, passes: ({ email }) => isEmail(email.trim()) },
  { field: 'phone', message: messages.phoneMissing, passes: ({ phone }) => isFilled(phone) },
  {
    field: 'phone',
    message: messages.phoneInvalid,
    passes: ({ phone }) => isTenDigits(phone.trim()),
  },
  {
    field: 'password',
    message: messages.passwordMissing,
    passes: ({ password }) => password !== '',
  },
  {
    field: 'password',
    message: messages.passwordShort,
    passes: ({ password }) => password.length >= PASSWORD_MIN,
  },
  {
    field: 'password',
    message: messages.passwordLong,
    passes: ({ password }) => password.length <= PASSWORD_MAX,
  },
  {
    field: 'password_confirmation',
    message: messages.passwordsDiffer,
    passes: ({ password, password_confirmation }) => password === password_confirmation,
  },
];
