import { and, eq, gt, lte, sql } from 'drizzle-orm';
import { rateLimits } from './rate-limit-tables';
import { clientNetwork, siteNetwork } from './client-network';
import type { Config } from '../../settings/config';
import type { Database } from '../database/database';
import { tooMany } from '../errors';
import { keyedHash } from '../secrets';

export interface RateLimit {
  /** What is limited, e.g. `login`. */
  name: string;
  most: number;
  seconds: number;
}

/** The limit of a network is this many times the limit of one client. */
const CLIENTS_OF_NETWORK = 10;

/** Keeps its counters in the database, so that several processes share them. */
export class RateLimiter {
  constructor(
    private readonly database: Database,
    private readonly config: Pick<Config, 'clientLimits' | 'secretKey'>,
    private readonly now: () => Date,
  ) {}

  /**
   * Limits a client and its network, because the owner of a network can use thousands of addresses.
   * RATE_LIMITS=off lifts this limit.
   */
  async consumeForClient(limit: RateLimit, address: string): Promise<void> {
    if (!this.config.clientLimits) return;
    await this.consume(limit, `client:${clientNetwork(address)}`);
    // A refused request does not count here, so that a client cannot use up the limit of its network.
    const ofNetwork = { ...limit, most: limit.most * CLIENTS_OF_NETWORK };
    await this.consume(ofNetwork, `network:${siteNetwork(address)}`);
  }

  /** For a subject that is not an account, e.g. a phone number. RATE_LIMITS=off lifts this limit. */
  async consumeForSubject(limit: RateLimit, subject: string): Promise<void> {
    if (this.config.clientLimits) await this.consume(limit, subject);
  }

  /** Counts one use, and throws a 429 error if this subject has used up the limit. */
  async consume(limit: RateLimit, subject: string): Promise<void> {
    const { count, secondsLeft } = await this.add(limit, subject);
    if (count > limit.most)
      throw tooMany(secondsLeft, 'Too many requests. Please try again later.');
  }

  /** Counts one use in a single atomic statement. After the window has ended, a new one starts. */
  async add(limit: RateLimit, subject: string): Promise<{ count: number; secondsLeft: number }> {
    const now = this.now();
    const end = new Date(now.getTime() + limit.seconds * 1000);
    const isOver = lte(rateLimits.expiresAt, now);
    const [row] = await this.database
      .insert(rateLimits)
      .values({ key: this.key(limit, subject), count: 1, expiresAt: end })
      .onConflictDoUpdate({
        target: rateLimits.key,
        set: {
          count: sql`CASE WHEN ${isOver} THEN 1 ELSE ${rateLimits.count} + 1 END`,
          expiresAt: sql`CASE WHEN ${isOver} THEN excluded.expires_at ELSE ${rateLimits.expiresAt} END`,
        },
      })
      .returning();
    return this.reading(row!);
  }

  async read(limit: RateLimit, subject: string): Promise<{ count: number; secondsLeft: number }> {
    const [row] = await this.database
      .select()
      .from(rateLimits)
      .where(
        and(eq(rateLimits.key, this.key(limit, subject)), gt(rateLimits.expiresAt, this.now())),
      );
    return row ? this.reading(row) : { count: 0, secondsLeft: 0 };
  }

  async clear(limit: RateLimit, subject: string): Promise<void> {
    await this.database.delete(rateLimits).where(eq(rateLimits.key, this.key(limit, subject)));
  }

  private reading(row: typeof rateLimits.$inferSelect) {
    const left = row.expiresAt.getTime() - this.now().getTime();
    return { count: row.count, secondsLeft: left / 1000 };
  }

  /** Addresses and phone numbers are stored only as keyed hashes. */
  private key(limit: RateLimit, subject: string): string {
    return `${limit.name}:${keyedHash(this.config.secretKey, 'limit', subject)}`;
  }
}
