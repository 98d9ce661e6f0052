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
): Promise<void> {
  const { database, messenger, now } = services;
  const welcome = subscribe && (await newsWelcome(services, email));
  const at = now();
  const isNews = await database.transaction(async (transaction) => {
    const contact = { name, email, phoneNumber: phone, state, message, subscribe, createdAt: at };
    await insertContact(transaction, contact);
    if (!welcome) return false;
    const consent = { purpose: 'news', form: 'contact', email, phone, account, at } as const;
    await giveConsent(transaction, consent);
    return welcome(transaction);
  });
  if (isNews) void messenger.deliver();
}
