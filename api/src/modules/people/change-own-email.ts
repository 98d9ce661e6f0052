import { ROLE_ADMIN } from 'shared/model/constants';
import type { EmailChangeRequest, EmailVerifyRequest } from 'shared/model/schemas';
import type { Services } from '../../platform/app-types';
import { clientNetwork } from '../../platform/limits/client-network';
import { HttpError, invalid } from '../../platform/errors';
import type { LoginAccount } from '../../platform/http/access';
import { requestKeyOf } from '../../platform/http/request/idempotency-key';
import { correctAccount, emailKey, findUser } from '../accounts/accounts-repository';
import { claimPurchases } from '../accounts/guest-purchases';
import { closeProofs } from '../accounts/logins';
import { checkOwnPassword } from '../accounts/own-account/check-own-password';
import { belongsTo, isBuyer, provenIdentity } from '../accounts/person-identity';
import { redeemCode, wrongCode } from '../accounts/sign-in/one-time-codes';
import { sendCode } from '../accounts/sign-in/send-code';
import { recordAction } from '../audit/audit-repository';
import { contactOfLead, contactOfMessage } from '../enquiries/enquiries-tables';
import { keepCorrection, makeRoom, moveRecords } from './email-corrections';
import { addressLeftMessage } from './people-mails';

/** Sends a code to the address that is to be the new one. 422 for the present one, and without the password. */
export async function sendEmailCode(
  services: Services,
  account: LoginAccount,
  { email, password }: EmailChangeRequest,
  { address, idempotencyKey }: { address: string; idempotencyKey: string | undefined },
): Promise<void> {
  if (account.roleId === ROLE_ADMIN) {
    throw new HttpError(403, 'The address of an administrator is changed by an invitation.');
  }
  const key = emailKey(email);
  if (key === account.email) throw invalid({ email: ['This is your e-mail address already.'] });
  const caller = { client: clientNetwork(address), lane: 'account' } as const;
  const user = await checkOwnPassword(services, account.id, password, caller);
  const requestKey = requestKeyOf(services.config, idempotencyKey, 'email', key);
  await sendCode(services, { ...user, email: key }, 'email', address, requestKey, key);
}

/**
 * Sets the address that the code was sent to, and ends every other login. What the person has proven to own goes
 * with it, and the old address can object. 400 for a wrong code, 409 for an address that has an account.
 */
export async function changeEmail(
  services: Services,
  account: LoginAccount,
  { email, otp }: EmailVerifyRequest,
  address: string,
): Promise<void> {
  const { config, database, messenger, now } = services;
  const at = now();
  const key = emailKey(email);
  const use = { userId: account.id, purpose: 'email', address, subject: key } as const;
  if (!(await redeemCode(services, use, otp))) throw wrongCode();
  const changed = await database.transaction(async (transaction) => {
    const user = (await findUser(transaction, account.id))!;
    await makeRoom(transaction, key, user);
    const identity = await provenIdentity(transaction, user.id);
    await correctAccount(transaction, user.id, { email: key, emailProvenAt: at });
    await closeProofs(transaction, user.id, account.tokenHash);
    const enquiries = {
      leads: belongsTo(identity, contactOfLead),
      messages: belongsTo(identity, contactOfMessage),
    };
    const records = { buyers: isBuyer(identity), enquiries, notes: identity.ownEmail };
    const objection = await keepCorrection(services, transaction, user, {
      emailAfter: key,
      before: { email: user.email },
      moved: await moveRecords(transaction, records, { email: key }),
      correctedAt: at,
    });
    const left = addressLeftMessage(config.siteUrl, user, objection, 'changedByOwner');
    await messenger.queue(transaction, left);
    await recordAction(transaction, {
      actor: { kind: 'buyer', id: user.id, name: user.name },
      action: 'Change e-mail',
      subject: `Person ${user.id}`,
      changes: [{ field: 'email', from: user.email, to: key }],
      at,
    });
    return { ...user, email: key, emailProvenAt: at };
  });
  await claimPurchases(services, changed);
  void messenger.deliver();
}
