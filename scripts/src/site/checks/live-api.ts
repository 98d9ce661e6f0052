import { unanswered, type ApiDescription, type Caller } from 'node-shared/api-calls';
import { siteAddress, type Environment } from 'node-shared/settings';
import type { Site } from '../state/site';

/** Milliseconds for the answer of the server. */
const TIME_LIMIT = 5000;

/**
 * Throws one line for each call of units that the live server does not answer. A server that is not there now makes the
 * same check when it starts.
 */
export async function assertAnswered(
  site: Site,
  callers: readonly Caller[],
  env: Environment,
): Promise<void> {
  const { shell } = site.live().registry;
  if (!shell || callers.every(({ calls }) => Object.keys(calls).length === 0)) return;
  const base = site.shell(shell).settings.apiBase ?? '/api';
  const { href } = new URL(`${base}/openapi.json`, siteAddress(env));
  const description = await fetch(href, { signal: AbortSignal.timeout(TIME_LIMIT) })
    // The server has written it.
    .then((response) => response.json() as Promise<ApiDescription>)
    .catch(() => null);
  if (!description?.paths) {
    return console.log(
      `${href} does not answer: the server checks what the pages call when it starts.`,
    );
  }
  const lines = unanswered(callers, description);
  if (lines.length === 0) return;
  throw new Error(lines.map((line) => `${line}: start the server that has it first.`).join('\n'));
}
