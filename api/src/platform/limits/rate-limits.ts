import { and, eq, gt, lte, sql } from 'drizzle-orm';
import { rateLimits } from './rate-limit-tables';
import { clientNetwork, siteNetwork } from './client-network';
import type { Config } from '../../settings/config';
import type { Database } from '../database/database';
import { HttpError, tooMany } from '../errors';
import { keyedHash } from '../secrets';

export interface RateLimit {
  /** What is limited, e.g. `login`. */
  name: string;
  most: number;
  seconds: number;
}

/**
 * A limit of what visitors do who may share an address: a campus, or a mobile network with
 * carrier-grade NAT. One person behind the address has `most`.
 */
export interface SharedLimit extends RateLimit {
  /** The most of all people behind one address. */
  ofAddress: number;
  /** The most of the network around it; without it, ten times as many. */
  ofNetwork?: number;
}

/** Takes back what was counted, e.g. because a service that is not ours has failed. */
export type GiveBack = () => Promise<void>;

/** The limit of a network is this many times the limit of one client. */
const CLIENTS_OF_NETWORK = 10;

/** Runs `job`. What fails because of us or a service of others counts for nobody. */
export async function unlessOutage<Result>(
  giveBack: GiveBack,
  job: () => Promise<Result>,
): Promise<Result> {
  try {
    return await job();
  } catch (error) {
    if (error instanceof HttpError && (error.statusCode >= 500 || error.more.cause)) {
      await giveBack();
    }
    throw error;
  }
}

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

  /** What `consumeForClient` has counted for the client; zero with RATE_LIMITS=off. */
  async readForClient(limit: RateLimit, address: string) {
    if (!this.config.clientLimits) return { count: 0, secondsLeft: 0 };
    return this.read(limit, `client:${clientNetwork(address)}`);
  }

  /**
   * Limits one person behind an address, all people behind it together, and its network. `person` is
   * what a visitor cannot change without becoming another customer: an account or an e-mail. It counts
   * only behind this address, so that a stranger elsewhere cannot use up somebody's limit.
   * RATE_LIMITS=off lifts this limit.
   */
  async consumeForPerson(limit: SharedLimit, address: string, person: string): Promise<GiveBack> {
    if (!this.config.clientLimits) return async () => {};
    const { ofAddress, ofNetwork = ofAddress * CLIENTS_OF_NETWORK } = limit;
    const client = clientNetwork(address);
    const counters: [RateLimit, string][] = [
      [limit, `person:${client}|${person}`],
      [{ ...limit, most: ofAddress }, `client:${client}`],
      [{ ...limit, most: ofNetwork }, `network:${siteNetwork(address)}`],
    ];
    // In this order: a refused request does not count for the others behind the address.
    for (const [each, subject] of counters) await this.consume(each, subject);
    return async () => {
      for (const [each, subject] of counters) await this.giveBack(each, subject);
    };
  }

  /** For a subject that is not an account, e.g. a phone number. RATE_LIMITS=off lifts this limit. */
  async consumeForSubject(limit: RateLimit, subject: string): Promise<void> {
    if (this.config.clientLimits) await this.consume(limit, subject);
  }

  /** Counts one use, and throws a 429 error if this subject has used up the limit. */
  async consume(limit: RateLimit, subject: string): Promise<void> {
    const { count, secondsLeft } = await this.add(limit, subject);
    if (count > limit.most) throw tooMany(secondsLeft, 'Too many requests.');
  }

  /** Takes back one use of `add` or `consume`. */
  async giveBack(limit: RateLimit, subject: string): Promise<void> {
    await this.database
      .update(rateLimits)
      .set({ count: sql`${rateLimits.count} - 1` })
      .where(and(eq(rateLimits.key, this.key(limit, subject)), gt(rateLimits.count, 0)));
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
