import { ROLE_ADMIN } from 'shared/model/constants';
import type { LanguageCode } from 'shared/model/language';
import type { User } from '../accounts-tables';

/** The language in which an account is written to; the admin area is in English. */
export const languageOf = ({
  roleId,
  language = 'en',
}: Partial<Pick<User, 'roleId' | 'language'>>): LanguageCode =>
  roleId === ROLE_ADMIN ? 'en' : language;
