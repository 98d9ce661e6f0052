import { currentTime } from 'shared/actions';
import { FIRST_BIRTHDAY } from 'shared/model/constants';
import { indianDay } from 'shared/model/format';
import { languages } from 'shared/model/language';
import { profileMessages } from 'shared/model/messages';
import { email, filled, ifFilled, tenDigits, text, type Checks } from 'shared/model/validation';
import { texts } from './texts';
import type { OwnProfile } from './own-profile';

export type ProfileValues = Pick<
  OwnProfile,
  'name' | 'email' | 'phone' | 'dob' | 'gender' | 'language'
>;

const { fieldMissing, emailInvalid, phoneInvalid } = profileMessages;

export const profileChecks: Checks<ProfileValues> = [
  filled('name', fieldMissing),
  filled('email', fieldMissing),
  filled('phone', fieldMissing),
  email('email', emailInvalid),
  tenDigits('phone', phoneInvalid),
  ifFilled(
    text(
      'dob',
      texts.dateOfBirthWrong,
      (day) => day >= FIRST_BIRTHDAY && day <= indianDay(currentTime()),
    ),
  ),
];

export const genders = [
  { value: 'male', label: texts.male },
  { value: 'female', label: texts.female },
  { value: 'other', label: texts.other },
] as const;

/** Each language in its own words. */
export const languageOptions = languages.map(({ code, tag, name }) => ({
  value: code,
  label: name,
  lang: tag,
}));
