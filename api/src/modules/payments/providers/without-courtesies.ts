import { ProviderError } from './provider';

/** A part of a request that the provider can do without, and the words by which a refusal names it. */
export interface Courtesy<Part extends string> {
  part: Part;
  named: RegExp;
}

/**
 * Sends a request, and after a refusal that names courtesies, once more without them. A refusal
 * without a readable reason, e.g. a page of a firewall, may mean any of them, so all are left out.
 * `send` gets the parts to leave out. Throws the last error if there is nothing more to leave out.
 */
export async function withoutRefused<Part extends string, Answer>(
  courtesies: readonly Courtesy<Part>[],
  send: (leftOut: ReadonlySet<Part>) => Promise<Answer>,
  onRefusal: (error: ProviderError, leftOut: ReadonlySet<Part>) => void = () => {},
): Promise<Answer> {
  const leftOut = new Set<Part>();
  for (;;) {
    try {
      return await send(leftOut);
    } catch (error) {
      if (!(error instanceof ProviderError) || !error.isRefusal) throw error;
      const { reason } = error;
      const named = courtesies.filter(
        ({ part, named }) => !leftOut.has(part) && (reason === '' || named.test(reason)),
      );
      if (named.length === 0) throw error;
      for (const { part } of named) leftOut.add(part);
      onRefusal(error, leftOut);
    }
  }
}
