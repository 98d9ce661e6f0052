import { profileMessages } from 'shared/model/messages';
import type { OwnProfile } from 'shared/api';
import { email, filled, tenDigits, type Checks } from 'shared/model/validation';

export type ProfileValues = Pick<OwnProfile, 'name' | 'email' | 'phone' | 'dob' | 'gender'>;

const { fieldMissing, emailInvalid, phoneInvalid } = profileMessages;

export const profileChecks: Checks<ProfileValues> = [
  filled('name', fieldMissing),
  filled('email', fieldMissing),
  filled('phone', fieldMissing),
  email('email', emailInvalid),
  tenDigits('phone', phoneInvalid),
];

export const genders = [
  { value: 'male', label: 'Male' },
  { value: 'female', label: 'Female' },
  { value: 'other', label: 'Other' },
] as const;
