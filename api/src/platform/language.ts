import { siteTagline } from 'shared/model/config';
import { words } from 'shared/model/format';
import * as hindi from 'shared/model/hindi';
import { english, hindi as hindiLanguage, type LanguageCode } from 'shared/model/language';

/** What all that the server writes to a person needs of each language. */
export const spoken = {
  en: { ...english, siteTagline, words },
  hi: { ...hindiLanguage, siteTagline: hindi.siteTagline, words: hindi.words },
} as const;

/** A site with the prefix of the language: `siteIn(siteUrl, 'hi') + paths.login()` is the Hindi page. */
export const siteIn = (siteUrl: string, language: LanguageCode): string =>
  siteUrl + spoken[language].prefix;
