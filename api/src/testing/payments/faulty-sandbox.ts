import type {
  SandboxProvider,
  SandboxReport,
  SignedWebhook,
} from '../../modules/payments/providers/sandbox-provider';

const webhookFaults = [
  'delay',
  'duplicate',
  'reorder',
  'drop',
  'change amount',
  'change currency',
  'tamper',
] as const;
export const callFaults = ['429', '500', 'time out after commit'] as const;

/**
 * A fault between a provider and this server. A webhook fault applies to the webhook of the next
 * decision (`delay`: it is held until `delayed` is called; `reorder`: it is sent after the next
 * webhook). A call fault applies to the next call of `createCheckout`, `fetchStatus` or `refund`.
 */
export type SandboxFault = (typeof webhookFaults)[number] | (typeof callFaults)[number];

/** Removes the first fault of this kind from the script and returns it. */
function takeFrom<Fault extends SandboxFault>(script: SandboxFault[], kind: readonly Fault[]) {
  const index = script.findIndex((fault) => kind.some((of) => of === fault));
  // The cast is safe: the fault was found by its kind.
  return index < 0 ? undefined : (script.splice(index, 1)[0] as Fault);
}

/** Turns the report of a decision into the webhooks to send, with the script's next webhook fault. */
function faultyDelivery(script: SandboxFault[], sign: (report: SandboxReport) => SignedWebhook) {
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

/** Runs `commit` with the script's next call fault: a failure before the commit, or just after it. */
async function withCallFault<Result>(
  script: SandboxFault[],
  commit: () => Promise<Result>,
): Promise<Result> {
  const fault = takeFrom(script, callFaults);
  if (fault === '429' || fault === '500') throw new Error(`The sandbox answered ${fault}.`);
  const result = await commit();
  if (fault) throw new Error('The sandbox did not answer in time.');
  return result;
}

/** The sandbox with faults between it and this server. */
export interface FaultySandbox extends SandboxProvider {
  /** The faults that happen next, each once and in this order. */
  script: SandboxFault[];
  /** Returns each delayed webhook once, for the caller to send. */
  delayed: () => SignedWebhook[];
}

export function faultySandbox(sandbox: SandboxProvider): FaultySandbox {
  const script: SandboxFault[] = [];
  const delivery = faultyDelivery(script, sandbox.sign);
  return {
    ...sandbox,
    script,
    delayed: delivery.delayed,
    createCheckout: (checkout) => withCallFault(script, () => sandbox.createCheckout(checkout)),
    fetchStatus: (checkout) => withCallFault(script, () => sandbox.fetchStatus(checkout)),
    refund: (request) => withCallFault(script, () => sandbox.refund(request)),
    decide: async (...given) => {
      const decided = await sandbox.decide(...given);
      const webhooks = decided?.webhooks?.flatMap(({ body }) =>
        delivery.webhooksOf(JSON.parse(body) as SandboxReport),
      );
      return decided && { ...decided, webhooks };
    },
  };
}
