import { KEPT_AT } from 'shared/contract';
import { indianDay } from 'shared/model/format';
import { ACCOUNT, dated, empty, serverFirst } from './kept';

declare const self: ServiceWorkerGlobalScope;

/** Seconds after which a call gets what was kept. */
const PATIENCE = 10;
/** Days for which an answer is of use. */
const LIFETIME = 30;
const DAY = 86_400_000;

type Safe = Awaited<ReturnType<typeof openSafe>>;

/**
 * Opens the place where the answers of one login are kept; whoever was signed in here before has lost theirs. Name and
 * key are made of its token, which is kept nowhere here: when the browser has lost it, nobody can read the answers.
 */
export async function openSafe(token: string): Promise<{ name: string; key: CryptoKey }> {
  const hash = (use: string) =>
    crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${use} ${token}`));
  const name = [...new Uint8Array(await hash('name'))].slice(0, 8).join('-');
  const key = await crypto.subtle.importKey('raw', await hash('key'), 'AES-GCM', false, [
    'encrypt',
    'decrypt',
  ]);
  await empty(ACCOUNT, name);
  return { name, key };
}

/** Where an answer is kept, without the headers of the request: one of them is the token. */
const addressOf = ({ url, method }: Pick<Request, 'url' | 'method'>) =>
  `${url}${url.includes('?') ? '&' : '?'}${method}`;

const IV = 12;

export async function sealed({ key }: Safe, response: Response): Promise<Response | null> {
  const iv = crypto.getRandomValues(new Uint8Array(IV));
  const body = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv },
    key,
    await response.arrayBuffer(),
  );
  return dated(response, new Blob([iv, body]));
}

/** The links to classes are for the day on which they were given. */
const LINKS = /,?"classLink":"(?:[^"\\]|\\.)*"/g;

const keptAt = ({ headers }: Response): number => Number(headers.get(KEPT_AT));
export const isOld = (kept: Response): boolean => Date.now() - keptAt(kept) > LIFETIME * DAY;

export async function unsealed({ key }: Safe, kept: Response): Promise<Response | null> {
  const at = keptAt(kept);
  if (isOld(kept)) return null;
  const bytes = await kept.arrayBuffer();
  const open = { name: 'AES-GCM', iv: bytes.slice(0, IV) };
  const body = await crypto.subtle.decrypt(open, key, bytes.slice(IV)).catch(() => null);
  if (!body) return null;
  const isOfToday = indianDay(new Date(at)) === indianDay(new Date());
  const isText = kept.headers.get('content-type')?.includes('json');
  const rest = isText && !isOfToday ? new TextDecoder().decode(body).replace(LINKS, '') : body;
  return new Response(rest, { headers: kept.headers });
}

/** A call of a signed-in student: the server answers, and without it what it said to this login before. */
export async function answerCall(event: FetchEvent, token: string): Promise<Response> {
  const { request, clientId } = event;
  const safe = await openSafe(token);
  const strategy = serverFirst(ACCOUNT + safe.name, PATIENCE, addressOf(request), {
    cacheWillUpdate: async ({ response }) => (response.ok ? sealed(safe, response) : null),
    cachedResponseWillBeUsed: async ({ cachedResponse }) => {
      const answer = cachedResponse ? await unsealed(safe, cachedResponse) : null;
      const at = answer && keptAt(answer);
      if (at) (await self.clients.get(clientId))?.postMessage({ keptAt: at });
      return answer;
    },
  });
  return strategy.handle({ event, request });
}

/** Keeps answers that a tab has got that was opened outside of the dashboard, whose calls do not pass here. */
export async function keepAnswers(
  token: string,
  answers: readonly { method: string; url: string; body: string }[],
): Promise<void> {
  const safe = await openSafe(token);
  const cache = await caches.open(ACCOUNT + safe.name);
  for (const { body, ...call } of answers) {
    const headers = { 'content-type': 'application/json' };
    const kept = await sealed(safe, new Response(body, { headers }));
    if (kept) await cache.put(addressOf(call), kept);
  }
}
