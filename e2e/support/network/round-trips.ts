import type { CDPSession } from '@playwright/test';

export interface Trips {
  /** Addresses of all requests to the server. */
  requests: string[];
  /** The longest chain of requests in which each had to wait for the previous one. */
  serial: string[];
}

interface Sent {
  requestId: string;
  request: { url: string };
  initiator: { type: string; url?: string; stack?: Stack };
}

interface Stack {
  callFrames: { url: string }[];
  parent?: Stack;
}

/**
 * Records the requests of a page, except those to addresses that are `ignored`; call the returned function when the
 * page has settled.
 */
export function followRoundTrips(devtools: CDPSession, ignored?: RegExp): () => Trips {
  const before = new Map<string, string | null>();
  devtools.on('Network.requestWillBeSent', ({ request, initiator }: Sent) => {
    if (!request.url.startsWith('http') || before.has(request.url)) return;
    if (ignored?.test(request.url)) return;
    const cause = initiator.url ?? firstUrl(initiator.stack);
    before.set(request.url, before.size === 0 ? null : (cause ?? [...before.keys()][0]!));
  });

  const chain = (url: string): string[] => {
    const cause = before.get(url);
    return cause && before.has(cause) ? [...chain(cause), url] : [url];
  };
  return () => {
    const chains = [...before.keys()].map(chain).sort((a, b) => b.length - a.length);
    return { requests: [...before.keys()], serial: chains[0] ?? [] };
  };
}

function firstUrl(stack: Stack | undefined): string | undefined {
  if (!stack) return undefined;
  return stack.callFrames.find(({ url }) => url)?.url ?? firstUrl(stack.parent);
}
