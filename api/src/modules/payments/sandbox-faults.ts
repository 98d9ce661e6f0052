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

export const nextWebhookFault = (script: SandboxFault[]) => takeFrom(script, webhookFaults);

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
