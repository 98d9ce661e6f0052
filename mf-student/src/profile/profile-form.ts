import { profileMessages } from 'shared/model/messages';
import type { OwnProfile } from 'shared/api';
import { isEmail, isFilled, isTenDigits, type Check } from 'shared/model/validation';

export type ProfileValues = Pick<OwnProfile, 'name' | 'email' | 'phone' | 'dob' | 'gender'>;

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
