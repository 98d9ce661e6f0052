import type { Services } from '../../platform/app-types';
import { HttpError } from '../../platform/errors';
import type { Admin } from '../../platform/http/access';
import { retry } from '../../platform/messages/undelivered';
import { noted, recordAction } from '../audit/audit-repository';

/** Tries once more to send an undelivered message. 409 if no undelivered message has this id. */
export async function sendAgain(
  { database, messenger, now }: Services,
  id: number,
  admin: Admin,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const message = await retry(transaction, id, now());
    if (!message) throw new HttpError(409, 'This message is not among the undelivered ones.');
    await recordAction(transaction, {
      actor: admin,
      action: 'Send again',
      subject: `Message ${id}`,
      changes: noted({ to: message.to }),
      at: now(),
    });
  });
  await messenger.deliver();
}
