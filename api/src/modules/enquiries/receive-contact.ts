import type { LanguageCode } from 'shared/model/language';
import type { ContactRequest } from 'shared/model/schemas';
import type { Services } from '../../platform/app-types';
import type { SessionAccount } from '../../platform/http/access';
import { giveConsent } from '../consents/consents';
import { newsWelcome } from '../consents/news-welcome';
import { insertContact } from './contacts-repository';

/** Stores a message of the contact page; with `subscribe`, also the consent to news. */
export async function receiveContact(
  services: Services,
  { name, email, phone_number: phone, state, message, subscribe = false }: ContactRequest,
  account: SessionAccount | null,
  language: LanguageCode,
): Promise<void> {
  const { database, messenger, now } = services;
  const welcome = subscribe && (await newsWelcome(services, email, language));
  const at = now();
  const isNews = await database.transaction(async (transaction) => {
    await insertContact(transaction, {
      ...{ name, email, phoneNumber: phone, state, message, subscribe, language },
      createdAt: at,
    });
    if (!welcome) return false;
    await giveConsent(transaction, {
      ...({ purpose: 'news', form: 'contact' } as const),
      ...{ email, phone, account, language, at },
    });
    return welcome(transaction);
  });
  if (isNews) void messenger.deliver();
}
