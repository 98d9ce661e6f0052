import { originsAt } from 'api/page-origins';
import type { Registry } from 'shared/contract';

/** What tells the browser where a page may load data, pictures and fonts from, and send forms to. */
const KEPT = ['connect-src', 'img-src', 'font-src', 'form-action'];

/**
 * The part of a site's policy that holds during development too: what the page of a path may call. The rest would
 * stop the tools, which evaluate scripts and write styles into the page.
 */
export function devPolicy(policy: string, registry: Registry, path: string, port: number): string {
  // The page is told about changes over a WebSocket.
  const calls = ['localhost', '127.0.0.1'].map((name) => `ws://${name}:${port}`);
  return policy
    .split('; ')
    .filter((directive) => KEPT.includes(directive.split(' ', 1)[0]!))
    .map((directive) =>
      directive.startsWith('connect-src')
        ? [directive, ...calls, ...originsAt(registry, path)].join(' ')
        : directive,
    )
    .join('; ');
}

/** The policy of a site without what its sections add, which every response of its API has. */
export async function policyOf(api: string): Promise<string> {
  const { headers } = await fetch(`${api}/api/health`);
  return headers.get('content-security-policy') ?? '';
}
