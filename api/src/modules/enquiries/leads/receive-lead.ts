import { LEAD_DEMO, LEAD_SYLLABUS } from 'shared/model/constants';
import type { LanguageCode } from 'shared/model/language';
import type { LeadRequest, LeadSource } from 'shared/model/schemas';
import type { ConsentForm, ConsentPurpose } from 'shared/model/consents';
import type { LoginAccount } from '../../../platform/http/access';
import type { Services } from '../../../platform/app-types';
import type { RateLimit } from '../../../platform/limits/rate-limits';
import { linkToken } from '../../accounts/private-links';
import { giveConsent } from '../../consents/consents';
import { newsWelcome } from '../../consents/news-welcome';
import { demoMessage } from './demo-message';
import { campaignFrom } from '../campaign';
import { isBlocked } from '../blocked-senders';
import { insertLead } from './leads-repository';
import { storeOnce } from '../repeated-enquiry';

/** Nobody can flood another person's mailbox with our e-mails. */
const mailsToAddress: RateLimit = { name: 'demo-mails', most: 3, seconds: 86_400 };

/** The consent that each form gives by being sent; a syllabus is only downloaded. */
const given: Partial<Record<LeadSource, { purpose: ConsentPurpose; form: ConsentForm }>> = {
  newsletter: { purpose: 'news', form: 'newsletter' },
  callback: { purpose: 'calls', form: 'callback' },
  demo: { purpose: 'calls', form: 'demo' },
};

/**
 * Stores a lead with the consent that its form gives. One for a demo class also gets an e-mail with the
 * details of the class, one for news the first of them. Of a blocked sender it is only stored. The same request with the
 * same key is not stored again. Returns with what the visitor can ask whether the call is late.
 */
export async function receiveLead(
  services: Services,
  lead: LeadRequest,
  account: LoginAccount | null,
  language: LanguageCode,
  idempotencyKey?: string,
): Promise<{ call?: string }> {
  const { catalogue, config, database, limits, messenger, now } = services;
  const isSpam = await isBlocked(database, { email: lead.email, phoneNumber: lead.phone_number });
  const sendDetails =
    !isSpam &&
    lead.type === LEAD_DEMO &&
    (await limits.add(mailsToAddress, lead.email.toLowerCase())).count <= mailsToAddress.most;
  const published = await catalogue.current();
  const source = sourceOf(lead);
  const welcome =
    !isSpam && source === 'newsletter' && (await newsWelcome(services, lead.email, language));
  const at = now();
  const { id, isNews } = await database.transaction(async (transaction) => {
    const { email, phone_number: phone } = lead;
    const { result, isNew } = await storeOnce(services, transaction, lead, idempotencyKey, () =>
      insertLead(transaction, {
        ...{ type: lead.type, source, fullName: lead.full_name, email, phoneNumber: phone },
        ...{ course: lead.course, language, isSpam, createdAt: at },
        campaign: campaignFrom(lead.campaign),
      }),
    );
    // A repeated request gives its consent too: the person may have taken it back in between.
    const consent = isSpam ? undefined : given[source];
    if (consent) {
      await giveConsent(transaction, { ...consent, email, phone, account, language, at });
    }
    if (isNew && sendDetails) {
      await messenger.queue(transaction, demoMessage(published, email, lead.course, language));
    }
    return { id: result.stored, isNews: isNew && welcome ? await welcome(transaction) : false };
  });
  if (sendDetails || isNews) void messenger.deliver();
  return source === 'demo' ? { call: linkToken(config.secretKey, 'call', id, 1) } : {};
}

/** The newsletter form also sends the callback type, but always with the country prefix. */
function sourceOf({ type, phone_number }: LeadRequest): LeadSource {
  if (type === LEAD_DEMO) return 'demo';
  if (type === LEAD_SYLLABUS) return 'syllabus';
  return phone_number.startsWith('+91') ? 'newsletter' : 'callback';
}
