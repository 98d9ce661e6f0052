import { syllabusMessages } from 'shared/messages';
import { isEmail, isFilled, isIndianMobile, type Check } from 'shared/validation';

export interface SyllabusRequest {
  full_name: string;
  email: string;
  phone_number: string;
}

const { fieldMissing, emailInvalid, phoneInvalid } = syllabusMessages;

/** Any empty field comes first, then the form of what was typed. */
export const syllabusChecks: readonly Check<SyllabusRequest>[] = [
  {
    field: 'full_name',
    message: fieldMissing,
    passes: ({ full_name }) => isFilled(full_name),
  },
  { field: 'email', message: fieldMissing, passes: ({ email }) => isFilled(email) },
  {
    field: 'phone_number',
    message: fieldMissing,
    passes: ({ phone_number }) => isFilled(phone_number),
  },
  { field: 'email', message: emailInvalid, passes: ({ email }) => isEmail(email) },
  {
    field: 'phone_number',
    message: phoneInvalid,
    passes: ({ phone_number }) => isIndianMobile(phone_number),
  },
];
