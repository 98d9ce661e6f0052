import { and, eq, isNull } from 'drizzle-orm';
import type { Services } from '../../platform/app-types';
import { HttpError } from '../../platform/errors';
import type { Admin } from '../../platform/http/access';
import { isBuyer, knownIdentity } from '../accounts/person-identity';
import { recordAction } from '../audit/audit-repository';
import { orders } from '../orders/orders-tables';
import { findPerson } from './find-person';
import { proofWantedMessage } from './people-mails';

/** Writes to a person what waits for the proof of the e-mail, and how to prove it. 409 if nothing waits. */
export async function askForProof(
  { config, database, messenger, now }: Services,
  key: string,
  admin: Admin,
): Promise<void> {
  const person = await findPerson(database, key);
  const identity = knownIdentity(null, person.email, person.phone);
  await database.transaction(async (transaction) => {
    const waiting = await transaction
      .select({ title: orders.title })
      .from(orders)
      .where(and(isBuyer(identity), eq(orders.state, 'paid'), isNull(orders.userId)));
    if (!person.email || waiting.length === 0) {
      throw new HttpError(409, 'Nothing waits for the proof of this address.');
    }
    const titles = waiting.map(({ title }) => title);
    await messenger.queue(transaction, proofWantedMessage(config.siteUrl, person, titles));
    await recordAction(transaction, {
      actor: admin,
      action: 'Ask for proof',
      subject: `Person ${person.user?.id ?? person.email}`,
      at: now(),
    });
  });
  void messenger.deliver();
}
