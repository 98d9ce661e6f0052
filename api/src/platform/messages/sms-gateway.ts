import type { Config } from '../../settings/config';
import type { Transport } from './messages';

type GatewaySettings = Extract<Config['sms'], { provider: 'gateway' }>;

const TIMEOUT_MS = 10_000;

/**
 * An Indian SMS gateway over HTTP. The operators (DLT) deliver a text only with the id of the
 * template that is registered for exactly this text.
 */
export function smsGatewayTransport(settings: GatewaySettings): Transport {
  return {
    send: async ({ to, template, text }) => {
      const response = await fetch(settings.address, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${settings.key}` },
        body: JSON.stringify({
          to: to.replace('+', ''),
          sender: settings.sender,
          template_id: settings.templateIds[template],
          message: text,
        }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!response.ok) throw new Error(`The SMS gateway answered ${response.status}.`);
    },
  };
}
