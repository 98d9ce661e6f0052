import { createECDH } from 'node:crypto';
import { and, eq, getTableColumns, gt, inArray } from 'drizzle-orm';
import webPush from 'web-push';
import { contact, siteName } from 'shared/model/config';
import type { Database, Transaction } from '../../platform/database/database';
import { DeliveryRefused } from '../../platform/messages/delivery-refused';
import type { Message } from '../../platform/messages/message-tables';
import type { Transport } from '../../platform/messages/messages';
import { keyedHash } from '../../platform/secrets';
import type { Config } from '../../settings/config';
import { logins, users } from '../accounts/accounts-tables';
import { pushSubscriptions } from './push-tables';

const TIMEOUT_MS = 10_000;
/** Seconds for which a push service keeps a message that has no end of its own. */
const LIFETIME = 24 * 3600;

/**
 * The keys with which this server introduces itself to push services (VAPID, RFC 8292), made of the secret key. After a
 * change of it, push services refuse the subscriptions of before, and classrooms show the button again.
 */
export function vapidKeys({ secretKey }: Pick<Config, 'secretKey'>) {
  const privateKey = keyedHash(secretKey, 'vapid');
  const keys = createECDH('prime256v1');
  keys.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  // Not `getPrivateKey`: it drops leading zeros, and a shorter key is refused.
  return { publicKey: keys.getPublicKey('base64url'), privateKey };
}

/** Whether messages may be sent there: a browser could name any address, also one inside of the own network. */
export function isPushService({ pushServices }: Pick<Config, 'pushServices'>, endpoint: string) {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, origin, hostname, port } = new URL(endpoint);
  return pushServices.some((service) =>
    service.includes('://')
      ? service === origin
      : protocol === 'https:' && port === '' && `.${hostname}`.endsWith(`.${service}`),
  );
}

/** The messages for the devices of those who get one of these e-mails that can be opened on the site. */
export async function toDevices(
  transaction: Transaction,
  messages: readonly Message[],
  at: Date,
): Promise<Message[]> {
  const opened = messages.filter(({ opens }) => opens);
  if (opened.length === 0) return [];
  const emails = opened.map(({ to }) => to.toLowerCase());
  const devices = await transaction
    .select({ email: users.email, device: logins.id })
    .from(pushSubscriptions)
    .innerJoin(logins, eq(logins.tokenHash, pushSubscriptions.tokenHash))
    .innerJoin(users, eq(users.id, pushSubscriptions.userId))
    .where(and(inArray(users.email, emails), gt(logins.expiresAt, at)));
  return opened.flatMap(({ attachments: _files, unsubscribe: _link, about: _about, ...message }) =>
    devices
      .filter(({ email }) => email === message.to.toLowerCase())
      .map(({ device }) => ({
        ...message,
        channel: 'push' as const,
        // The subject says enough; a locked screen shows no more.
        ...{ text: message.subject ?? '', html: null, code: null, device },
      })),
  );
}

/** Sends to the push services of browsers. A subscription that has ended there is removed. */
export const pushTransport = (
  config: Pick<Config, 'secretKey' | 'siteUrl' | 'pushServices'>,
  database: Database,
  now: () => Date,
): Transport => ({
  send: async ({ device = 0, text, opens, usefulUntil }) => {
    const [subscription] = await database
      .select(getTableColumns(pushSubscriptions))
      .from(pushSubscriptions)
      .innerJoin(logins, eq(logins.tokenHash, pushSubscriptions.tokenHash))
      .where(eq(logins.id, device));
    // The login has ended since the message was written.
    if (!subscription || !isPushService(config, subscription.endpoint)) return;
    const { endpoint, p256dh, auth } = subscription;
    const seconds = usefulUntil ? (Date.parse(usefulUntil) - now().getTime()) / 1000 : LIFETIME;
    const { method, headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify({ title: siteName, body: text, path: opens }),
      {
        TTL: Math.max(0, Math.round(seconds)),
        vapidDetails: { subject: `mailto:${contact.email}`, ...vapidKeys(config) },
      },
    );
    const response = await fetch(endpoint, {
      method,
      // The types do not know that all values are texts.
      headers: headers as Record<string, string>,
      body: new Uint8Array(body),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.ok) return;
    const said = `The push service answered ${response.status}.`;
    // Ended, or made for other keys of this server.
    if ([403, 404, 410].includes(response.status)) {
      await database
        .delete(pushSubscriptions)
        .where(eq(pushSubscriptions.tokenHash, subscription.tokenHash));
    } else if (response.status === 429 || response.status >= 500) throw new Error(said);
    else throw new DeliveryRefused(said);
  },
});
