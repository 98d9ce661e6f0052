import type { LanguageCode } from 'shared/model/language';
import type { Gender } from 'shared/model/schemas';
import { textAt, valueAt } from 'shared/model/validation';

/** The user's own profile; fields that were never filled in are empty. */
export interface OwnProfile {
  name: string;
  slug: string;
  email: string;
  /** A code that was sent to the e-mail has been entered. */
  emailProven: boolean;
  phone: string;
  /** `YYYY-MM-DD` */
  dob: string;
  gender: Gender | '';
  /** In which the person is written to; an older server does not say it. */
  language?: LanguageCode;
  avatar: string;
}

const genders: readonly string[] = ['male', 'female', 'other'] satisfies Gender[];
const isGender = (text: string): text is Gender => genders.includes(text);
const isLanguage = (text: string): text is LanguageCode => text === 'en' || text === 'hi';
const DAY_LENGTH = 'YYYY-MM-DD'.length;

/** Reads the profile from the response to a query or an update; `null` if there is none. */
export function readProfile(response: unknown): OwnProfile | null {
  const data = valueAt(response, 'data');
  if (!textAt(data, 'name') && !textAt(data, 'email')) return null;
  const details = valueAt(data, 'profile');
  const gender = textAt(details, 'gender');
  const language = textAt(data, 'language');
  return {
    name: textAt(data, 'name'),
    slug: textAt(data, 'slug'),
    email: textAt(data, 'email'),
    emailProven: valueAt(data, 'email_proven') !== false,
    phone: textAt(data, 'phone'),
    dob: textAt(details, 'dob').slice(0, DAY_LENGTH),
    gender: isGender(gender) ? gender : '',
    ...(isLanguage(language) && { language }),
    avatar: textAt(details, 'avatar'),
  };
}
