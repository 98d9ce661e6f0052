import type { Config } from '../../settings/config';
import { DeliveryRefused } from './delivery-refused';
import { saysAccepted } from './gateway-answer';
import type { Transport } from './messages';

/** Whether the operators have this template: they deliver nothing else. */
export const isRegistered = (settings: Config['sms'], template: string): boolean =>
  settings.provider === 'outbox' || settings.templateIds[template] !== undefined;

type GatewaySettings = Extract<Config['sms'], { provider: 'gateway' }>;

const TIMEOUT_MS = 10_000;
const MOST_LOGGED = 200;
/** Wrong key, too slow, too early, too many: another try may succeed without another message. */
const TEMPORARY = [401, 403, 408, 425, 429];
/** These say by themselves that the SMS was taken: created, accepted, no content. */
const TAKEN = [201, 202, 204];

/**
 * An Indian SMS gateway over HTTP. The operators (DLT) deliver a text only with the id of the
 * template that is registered for exactly this text.
 */
export function smsGatewayTransport(settings: GatewaySettings): Transport {
  return {
    send: async ({ to, template, text }) => {
      const templateId = settings.templateIds[template];
      if (!templateId) throw new DeliveryRefused(`No DLT template is set for "${template}".`);
      const response = await fetch(settings.address, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${settings.key}` },
        body: JSON.stringify({
          to: to.replace('+', ''),
          sender: settings.sender,
          template_id: templateId,
          message: text,
        }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const { status, ok } = response;
      const answer = (await response.text()).trim();
      const isAccepted = settings.accepted
        ? answer.includes(settings.accepted)
        : saysAccepted(answer) || (answer === '' && TAKEN.includes(status));
      if (ok && isAccepted) return;
      // An answer can repeat the text of the SMS, and its code.
      const reason = `The SMS gateway answered ${status}: ${answer.replace(/\d{6}/g, '******').slice(0, MOST_LOGGED)}`;
      if (ok || (status >= 400 && status < 500 && !TEMPORARY.includes(status))) {
        throw new DeliveryRefused(reason);
      }
      throw new Error(reason);
    },
  };
}
