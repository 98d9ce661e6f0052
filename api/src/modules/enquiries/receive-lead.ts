import { LEAD_DEMO, LEAD_SYLLABUS } from 'shared/model/constants';
import type { LeadRequest, LeadSource } from 'shared/model/schemas';
import type { Services } from '../../platform/app-types';
import type { RateLimit } from '../../platform/http/rate-limits';
import { demoMessage } from './demo-message';
import { insertLead } from './leads-repository';

/** Nobody can flood another person's mailbox with our e-mails. */
const mailsToAddress: RateLimit = { name: 'demo-mails', most: 3, seconds: 86_400 };

/** Stores a lead; one for a demo class also gets an e-mail with the details of the class. */
export async function receiveLead(services: Services, lead: LeadRequest): Promise<void> {
  const { catalogue, database, limits, messenger, now } = services;
  const sendDetails =
    lead.type === LEAD_DEMO &&
    (await limits.add(mailsToAddress, lead.email.toLowerCase())).count <= mailsToAddress.most;
  const published = await catalogue.current();
  await database.transaction(async (transaction) => {
    await insertLead(transaction, {
      type: lead.type,
      source: sourceOf(lead),
      fullName: lead.full_name,
      email: lead.email,
      phoneNumber: lead.phone_number,
      course: lead.course,
      createdAt: now(),
    });
    if (sendDetails) {
      await messenger.queue(transaction, demoMessage(published, lead.email, lead.course));
    }
  });
  if (sendDetails) void messenger.deliver();
}

/** The newsletter form also sends the callback type, but always with the country prefix. */
function sourceOf({ type, phone_number }: LeadRequest): LeadSource {
  if (type === LEAD_DEMO) return 'demo';
  if (type === LEAD_SYLLABUS) return 'syllabus';
  return phone_number.startsWith('+91') ? 'newsletter' : 'callback';
}
