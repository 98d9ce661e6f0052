import type { LanguageCode } from 'shared/model/language';
import type { Services } from '../../platform/app-types';
import type { Transaction } from '../../platform/database/database';
import type { RateLimit } from '../../platform/limits/rate-limits';
import { writeEmail } from '../../platform/messages/email-layout';
import { emailKey } from '../accounts/accounts-repository';
import { queueWithConsent } from './consents';
import { texts as english } from './news-texts';
import { texts as hindi } from './news-texts.hi';

/** Nobody can flood another person's mailbox with our e-mails. */
const mailsToAddress: RateLimit = { name: 'news-mails', most: 2, seconds: 86_400 };

/**
 * Prepares the first e-mail of the news, which has the link that stops it. The returned function queues
 * it in the transaction that stores the consent, and says whether it did.
 */
export async function newsWelcome(
  services: Services,
  email: string,
  language: LanguageCode,
): Promise<(transaction: Transaction) => Promise<boolean>> {
  // Counted before the transaction, which has the only connection to an embedded database.
  const { count } = await services.limits.add(mailsToAddress, emailKey(email));
  return async (transaction) =>
    count <= mailsToAddress.most &&
    queueWithConsent(services, transaction, 'news', email, language, newsMessage);
}

/** Anybody can type any address, so it repeats nothing that was typed. */
function newsMessage(to: string, withdrawal: string, language: LanguageCode) {
  const texts = { en: english, hi: hindi }[language];
  return writeEmail({
    to,
    template: 'news-begins',
    subject: texts.subject,
    language,
    paragraphs: [texts.hello, texts.asked],
    button: { label: texts.stop, address: withdrawal },
    closing: texts.notYou,
  });
}
