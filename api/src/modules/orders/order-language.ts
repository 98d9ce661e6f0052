import { scheduleTexts } from 'shared/model/catalogue';
import * as hindiModel from 'shared/model/hindi';
import type { LanguageCode } from 'shared/model/language';
import { texts as english } from './order-mail-texts';
import { texts as hindi } from './order-mail-texts.hi';

/** The texts of e-mails about orders, in the language of the order. */
export const orderTexts = (language: LanguageCode) => ({ en: english, hi: hindi })[language];

/** How each language says when a class is. */
export const scheduleTextsIn = { en: scheduleTexts, hi: hindiModel.scheduleTexts };
