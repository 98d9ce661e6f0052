import { and, eq, gt, lte, sql } from 'drizzle-orm';
import { clientNetwork, siteNetwork } from './client-network';
import type { Config } from './config';
import type { Database } from './database';
import { tooMany } from './errors';
import { rateLimits } from './platform-tables';
import { keyedHash } from './secrets';

export interface RateLimit {
  /** What is limited, e.g. `login`. */
  name: string;
  most: number;
  seconds: number;
}

/** So many clients of one network may use up a limit together; the others of it are refused then. */
const CLIENTS_OF_NETWORK = 10;

/** Counters in the database, so that several processes share them. */
export class RateLimiter {
  constructor(
    private readonly database: Database,
    private readonly config: Pick<Config, 'clientLimits' | 'secretKey'>,
    private readonly now: () => Date,
  ) {}

  /**
   * For requests of one client address, and of its network, since the owner of one has thousands of
   * addresses; lifted by RATE_LIMITS=off.
   */
  async consumeForClient(limit: RateLimit, address: string): Promise<void> {
    if (!this.config.clientLimits) return;
    await this.consume(limit, `client:${clientNetwork(address)}`);
    // Only what was let through: a client that is refused uses nothing up for its neighbours.
    const ofNetwork = { ...limit, most: limit.most * CLIENTS_OF_NETWORK };
    await this.consume(ofNetwork, `network:${siteNetwork(address)}`);
  }

  /** For a subject that is no account, e.g. a phone number; lifted by RATE_LIMITS=off. */
  async consumeUnbound(limit: RateLimit, subject: string): Promise<void> {
    if (this.config.clientLimits) await this.consume(limit, subject);
  }

  /** Counts one use and refuses with 429 once this subject has used up the limit. */
  async consume(limit: RateLimit, subject: string): Promise<void> {
    const { count, secondsLeft } = await this.add(limit, subject);
    if (count > limit.most)
      throw tooMany(secondsLeft, 'Too many requests. Please try again later.');
  }

  /** One atomic step: a new window starts by itself once the old one is over. */
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

  /** Addresses and numbers are kept as keyed hashes only. */
  private key(limit: RateLimit, subject: string): string {
    return `${limit.name}:${keyedHash(this.config.secretKey, 'limit', subject)}`;
  }
}
