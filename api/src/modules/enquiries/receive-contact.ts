import type { LanguageCode } from 'shared/model/language';
import type { ContactRequest } from 'shared/model/schemas';
import type { Services } from '../../platform/app-types';
import type { LoginAccount } from '../../platform/http/access';
import { giveConsent } from '../consents/consents';
import { newsWelcome } from '../consents/news-welcome';
import { isBlocked } from './blocked-senders';
import { campaignFrom } from './campaign';
import { insertContact } from './contacts-repository';
import { storeOnce } from './repeated-enquiry';

/**
 * Stores a message of the contact page; with `subscribe`, also the consent to news, unless the sender is blocked. The same request with the
 * same key is not stored again.
 */
export async function receiveContact(
  services: Services,
  contact: ContactRequest,
  account: LoginAccount | null,
  language: LanguageCode,
  idempotencyKey?: string,
): Promise<void> {
  const { database, messenger, now } = services;
  const { name, email, phone_number: phone, state, message, subscribe = false } = contact;
  const isSpam = await isBlocked(database, { email, phoneNumber: phone });
  const welcome = subscribe && !isSpam && (await newsWelcome(services, email, language));
  const at = now();
  const isNews = await database.transaction(async (transaction) => {
    const { isNew } = await storeOnce(services, transaction, contact, idempotencyKey, () =>
      insertContact(transaction, {
        ...{ name, email, phoneNumber: phone, state, message, subscribe, language },
        isSpam,
        campaign: campaignFrom(contact.campaign),
        createdAt: at,
      }),
    );
    if (!welcome) return false;
    // A repeated request gives its consent too: the person may have taken it back in between.
    await giveConsent(transaction, {
      ...({ purpose: 'news', form: 'contact' } as const),
      ...{ email, phone, account, language, at },
    });
    return isNew && welcome(transaction);
  });
  if (isNews) void messenger.deliver();
}
