import { sql } from 'drizzle-orm';
import { clientNetwork } from './client-network';
import type { Config } from './config';
import type { Database } from './database';
import { tooMany } from './errors';
import { keyedHash } from './secrets';

export interface RateLimit {
  /** What is limited, e.g. `login`. */
  name: string;
  most: number;
  seconds: number;
}

/** Counters in the database, so that several processes share them. */
export class RateLimiter {
  constructor(
    private readonly database: Database,
    private readonly config: Pick<Config, 'clientLimits' | 'secretKey'>,
    private readonly now: () => Date,
  ) {}

  /** For requests of one client address; lifted by RATE_LIMITS=off. */
  async consumeForClient(limit: RateLimit, address: string): Promise<void> {
    await this.consumeUnbound(limit, `client:${clientNetwork(address)}`);
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
    const result = await this.database.execute<{ count: number; expires_at: Date }>(sql`
      INSERT INTO rate_limits AS kept (key, count, expires_at)
      VALUES (${this.key(limit, subject)}, 1, ${end.toISOString()})
      ON CONFLICT (key) DO UPDATE SET
        count = CASE WHEN kept.expires_at <= ${now.toISOString()} THEN 1 ELSE kept.count + 1 END,
        expires_at = CASE WHEN kept.expires_at <= ${now.toISOString()} THEN excluded.expires_at ELSE kept.expires_at END
      RETURNING count, expires_at`);
    return this.reading(result.rows[0]!);
  }

  async read(limit: RateLimit, subject: string): Promise<{ count: number; secondsLeft: number }> {
    const result = await this.database.execute<{ count: number; expires_at: Date }>(sql`
      SELECT count, expires_at FROM rate_limits
      WHERE key = ${this.key(limit, subject)} AND expires_at > ${this.now().toISOString()}`);
    return result.rows[0] ? this.reading(result.rows[0]) : { count: 0, secondsLeft: 0 };
  }

  async clear(limit: RateLimit, subject: string): Promise<void> {
    await this.database.execute(
      sql`DELETE FROM rate_limits WHERE key = ${this.key(limit, subject)}`,
    );
  }

  private reading(row: { count: number; expires_at: Date | string }) {
    const left = new Date(row.expires_at).getTime() - this.now().getTime();
    return { count: row.count, secondsLeft: left / 1000 };
  }

  /** Addresses and numbers are kept as keyed hashes only. */
  private key(limit: RateLimit, subject: string): string {
    return `${limit.name}:${keyedHash(this.config.secretKey, 'limit', subject)}`;
  }
}
