import { siteName } from 'shared/model/config';
import { SettingError, type Environment } from 'node-shared/settings';
import { signUpText } from '../modules/accounts/account-messages';
import { cashfreeSignature } from '../modules/payments/providers/cashfree-provider';
import { razorpaySignature } from '../modules/payments/providers/razorpay-provider';
import { writeEmail } from '../platform/messages/email-layout';
import { smsGatewayTransport } from '../platform/messages/sms-gateway';
import { smtpTransport } from '../platform/messages/smtp';
import { forCommand } from '../settings/config';

/** Sends one e-mail through the mail server of the settings. Throws with what that server says. */
export async function tryEmail(env: Environment, to: string): Promise<void> {
  const { mail } = forCommand(env);
  if (mail.provider !== 'smtp') throw new SettingError('MAIL_PROVIDER is not smtp.');
  const transport = smtpTransport(mail);
  const subject = `${siteName}: the mail server works`;
  const paragraphs = ['Nobody has to do anything.'];
  await transport.send(writeEmail({ to, template: 'try', subject, paragraphs }), []);
  transport.close?.();
}

/** Sends the text that is registered for sign-ups, with a code that opens nothing. */
export async function trySms(env: Environment, to: string): Promise<void> {
  const { sms, siteUrl } = forCommand(env);
  if (sms.provider !== 'gateway') throw new SettingError('SMS_PROVIDER is not gateway.');
  const text = signUpText('000000', siteUrl);
  await smsGatewayTransport(sms).send(
    { channel: 'sms', to, template: 'sign-up-code', subject: null, text, html: null, code: null },
    [],
  );
}

/** Sends the site an event that changes nothing, signed as the payment provider does. Returns the address. */
export async function tryWebhook(env: Environment): Promise<string> {
  const { payment, siteUrl } = forCommand(env);
  if (payment.provider === 'sandbox') throw new SettingError('The sandbox sends no webhooks.');
  const body = JSON.stringify({
    event: 'try',
    type: 'TRY',
    payload: {},
    at: new Date().toISOString(),
  });
  const secret = payment.signingSecrets[0]!;
  const timestamp = String(Date.now());
  const headers: Record<string, string> =
    payment.provider === 'razorpay'
      ? { 'x-razorpay-signature': razorpaySignature(secret, Buffer.from(body)) }
      : {
          'x-webhook-timestamp': timestamp,
          'x-webhook-signature': cashfreeSignature(secret, timestamp, Buffer.from(body)),
        };
  const address = `${siteUrl}/api/payment/webhook/${payment.provider}`;
  const { status } = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(10_000),
  });
  if (status === 200) return address;
  throw new SettingError(
    `${address} answered ${status}${status === 401 ? ': the server has another secret' : ''}.`,
  );
}
