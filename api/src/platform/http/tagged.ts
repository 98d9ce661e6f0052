import { createHash } from 'node:crypto';
import type { Reply, Request, Services } from '../app-types';
import type { RateLimit } from '../limits/rate-limits';

/** A large public answer, and the hash of its content. */
export interface Tagged {
  text: string;
  tag: string;
}

/** Made once for all requests, until its content changes. */
export const tagged = (text: string): Tagged => ({
  text,
  tag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`,
});

/** A program that asks every second needs no more than the tag. */
const perClient: RateLimit = { name: 'large-answers', most: 120, seconds: 600 };

/** Sends JSON, or 304 to who has it already. 429 for a client that loads it again and again. */
export async function sendTagged(
  { limits }: Pick<Services, 'limits'>,
  request: Request,
  reply: Reply,
  { text, tag }: Tagged,
): Promise<Reply> {
  void reply.header('etag', tag).header('cache-control', 'no-cache');
  const known = request.headers['if-none-match']?.split(',').map((each) => each.trim());
  if (known?.some((each) => each.replace(/^W\//, '') === tag)) return reply.code(304).send();
  await limits.consumeForClient(perClient, request.ip);
  return reply.type('application/json; charset=utf-8').send(text);
}
