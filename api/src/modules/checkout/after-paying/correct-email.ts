import type { EmailCorrectionRequest } from 'shared/model/schemas';
import type { Request } from '../../../platform/app-types';
import { HttpError, invalid } from '../../../platform/errors';
import { writeEmail } from '../../../platform/messages/email-layout';
import type { Message } from '../../../platform/messages/message-tables';
import { emailKey } from '../../accounts/accounts-repository';
import { moveGuestPurchase, unusedAccount } from '../../accounts/guest-purchases';
import { buyerOf, recordAction } from '../../audit/audit-repository';
import { lockOrderById } from '../../orders/orders-repository';
import { orderTexts } from '../../orders/order-language';
import type { Order } from '../../orders/orders-tables';
import type { PaymentServices } from '../../payments/providers/provider';
import { confirmLater } from '../../receipts/confirm-by-mail';
import { orderOfCode, orderOfToken } from './order-proofs';

/**
 * Gives a paid order of a guest the address that the buyer meant, and sends the confirmation there. The
 * earlier address is told. 403 for a wrong token, 400 for a wrong code, 409 if it was corrected before or somebody has logged in.
 */
export async function correctEmail(
  services: PaymentServices,
  { order_token, ...request }: EmailCorrectionRequest,
  { ip, account: own }: Pick<Request, 'ip' | 'account'>,
): Promise<void> {
  const { database, messenger, now } = services;
  const { email } = request;
  const known = order_token
    ? await orderOfToken(services, { ...request, order_token })
    : await orderOfCode(services, request, ip);
  const at = now();
  await database.transaction(async (transaction) => {
    const order = await lockOrderById(transaction, known.id);
    if (order.state !== 'paid') throw new HttpError(409, 'This order is not paid.');
    if (order.firstEmail !== null) {
      throw new HttpError(409, 'The e-mail was corrected before. Write to us to correct it again.');
    }
    if (emailKey(email) === order.email) {
      throw invalid({ email: ['This is the e-mail of the order already.'] });
    }
    const account = await unusedAccount(transaction, order);
    if (account === undefined) {
      throw new HttpError(
        409,
        'Somebody has logged in with this e-mail already. Write to us to correct it.',
      );
    }
    const moved = await moveGuestPurchase(transaction, order, account, email, at, own?.tokenHash);
    await recordAction(transaction, {
      actor: buyerOf(order, account?.id ?? null),
      action: 'Correct e-mail',
      subject: `Order ${order.orderNumber}`,
      changes: [{ field: 'email', from: order.email, to: moved.email }],
      at,
    });
    await confirmLater(transaction, moved.id);
    await messenger.queue(transaction, movedMessage(order));
  });
  void messenger.deliver();
}

/** To the earlier address; it does not name the other one. */
function movedMessage({ email, language, orderNumber }: Order): Message {
  const texts = orderTexts(language);
  return writeEmail({
    to: email,
    about: { kind: 'order', id: orderNumber },
    template: 'email-corrected',
    subject: texts.correctedSubject(orderNumber),
    language,
    heading: texts.corrected,
    paragraphs: [texts.hello, texts.wasMistake(orderNumber), texts.ifYours],
  });
}
