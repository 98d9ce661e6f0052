import type { LanguageCode } from 'shared/model/language';
import type { Request } from '../app-types';

/** The language that a request names first in `Accept-Language`: Hindi or, as anything else, English. */
export const askedLanguage = ({ headers }: Pick<Request, 'headers'>): LanguageCode =>
  /^\s*hi\b/i.test(headers['accept-language'] ?? '') ? 'hi' : 'en';
