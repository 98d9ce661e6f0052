import { profileMessages } from 'shared/messages';
import type { Profile } from 'shared/schemas';
import { isEmail, isFilled, isTenDigits, type Check } from 'shared/validation';

export interface ProfileValues {
  name: string;
  email: string;
  phone: string;
  /** `YYYY-MM-DD`, or empty. */
  dob: string;
  gender: '' | 'male' | 'female' | 'other';
}

const { fieldMissing, emailInvalid, phoneInvalid } = profileMessages;

export const profileChecks: readonly Check<ProfileValues>[] = [
  { field: 'name', message: fieldMissing, passes: ({ name }) => isFilled(name) },
  { field: 'email', message: fieldMissing, passes: ({ email }) => isFilled(email) },
  { field: 'phone', message: fieldMissing, passes: ({ phone }) => isFilled(phone) },
  { field: 'email', message: emailInvalid, passes: ({ email }) => isEmail(email) },
  { field: 'phone', message: phoneInvalid, passes: ({ phone }) => isTenDigits(phone) },
];

export const genders = [
  { value: 'male', label: 'Male' },
  { value: 'female', label: 'Female' },
  { value: 'other', label: 'Other' },
] as const;

const DAY_LENGTH = 'YYYY-MM-DD'.length;

/** The first values of the form; the server leaves out what was never filled in. */
export function profileValues({ name, email, phone, profile }: Partial<Profile>): ProfileValues {
  return {
    name: name ?? '',
    email: email ?? '',
    phone: phone ?? '',
    dob: profile?.dob?.slice(0, DAY_LENGTH) ?? '',
    gender: profile?.gender ?? '',
  };
}
