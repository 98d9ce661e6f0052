import { scheduleTexts } from 'shared/model/catalogue';
import * as hindiModel from 'shared/model/hindi';
import type { LanguageCode } from 'shared/model/language';
import { paths } from 'shared/model/paths';
import { siteIn } from '../../platform/language';
import { texts as english } from './order-mail-texts';
import { texts as hindi } from './order-mail-texts.hi';

/** The texts of e-mails about orders, in the language of the order. */
export const orderTexts = (language: LanguageCode) => ({ en: english, hi: hindi })[language];

/** The button of an e-mail that leads to what was bought. */
export const loginButton = (siteUrl: string, language: LanguageCode) => ({
  label: orderTexts(language).goToLogin,
  address: siteIn(siteUrl, language) + paths.login(),
});

/** How each language says when a class is. */
export const scheduleTextsIn = { en: scheduleTexts, hi: hindiModel.scheduleTexts };
