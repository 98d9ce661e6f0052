import type { PaymentReport } from './provider';

/** In the provider's own words. */
export type SandboxReport = Omit<PaymentReport, 'state'> & { state: string };

const webhookFaults = [
  'delay',
  'duplicate',
  'reorder',
  'drop',
  'change amount',
  'change currency',
  'tamper',
] as const;
const answerFaults = ['429', '500', 'time out after commit'] as const;

/**
 * What can go wrong between a provider and a shop. A webhook fault meets the webhook of the next
 * decision (`delay`: it stays out until it is asked for; `reorder`: it comes after the one that
 * follows it), an answer fault the next call of `createCheckout` or `fetchStatus`.
 */
export type SandboxFault = (typeof webhookFaults)[number] | (typeof answerFaults)[number];

/** The first fault of a kind that has not happened yet; from then on it has. */
function takeFrom<Fault extends SandboxFault>(script: SandboxFault[], kind: readonly Fault[]) {
  const index = script.findIndex((fault) => kind.some((of) => of === fault));
  // The one found is of this kind.
  return index < 0 ? undefined : (script.splice(index, 1)[0] as Fault);
}

export interface SignedWebhook {
  body: string;
  headers: Record<string, string>;
}

/** Turns the report of a decision into the webhooks that are sent, after the script's next fault. */
export function faultyDelivery(
  script: SandboxFault[],
  sign: (report: SandboxReport) => SignedWebhook,
) {
  const held: Record<'delayed' | 'overtaken', SignedWebhook[]> = { delayed: [], overtaken: [] };

  const webhooksOf = (right: SandboxReport): SignedWebhook[] => {
    const overtaken = held.overtaken.splice(0);
    const webhook = sign(right);
    switch (takeFrom(script, webhookFaults)) {
      case 'delay':
        held.delayed.push(webhook);
        return overtaken;
      case 'reorder':
        held.overtaken.push(webhook);
        return overtaken;
      case 'drop':
        return overtaken;
      case 'duplicate':
        return [webhook, webhook, ...overtaken];
      case 'change amount':
        return [sign({ ...right, amountPaise: right.amountPaise + 100 }), ...overtaken];
      case 'change currency':
        return [sign({ ...right, currency: 'USD' }), ...overtaken];
      case 'tamper':
        return [{ ...webhook, body: ` ${webhook.body}` }, ...overtaken];
      case undefined:
        return [webhook, ...overtaken];
    }
  };

  return { webhooksOf, delayed: () => held.delayed.splice(0) };
}

/** Answers as a provider does that fails before, or just after, it has done what was asked. */
export async function answering<Result>(
  script: SandboxFault[],
  commit: () => Promise<Result>,
): Promise<Result> {
  const fault = takeFrom(script, answerFaults);
  if (fault === '429' || fault === '500') throw new Error(`The sandbox answered ${fault}.`);
  const result = await commit();
  if (fault) throw new Error('The sandbox did not answer in time.');
  return result;
}
