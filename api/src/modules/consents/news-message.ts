import type { LanguageCode } from 'shared/model/language';
import { renderEmail } from '../../platform/messages/email-layout';
import { texts as english } from './news-texts';
import { texts as hindi } from './news-texts.hi';

/** The first e-mail after somebody has asked for news. Anybody can type any address, so it repeats nothing that was typed. */
export function newsMessage(withdrawal: string, language: LanguageCode) {
  const texts = { en: english, hi: hindi }[language];
  return {
    channel: 'email' as const,
    template: 'news-begins',
    subject: texts.subject,
    code: null,
    ...renderEmail(
      {
        heading: texts.subject,
        paragraphs: [texts.hello, texts.asked],
        button: { label: texts.stop, address: withdrawal },
        closing: texts.notYou,
      },
      language,
    ),
  };
}
