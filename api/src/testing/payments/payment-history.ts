import { desc, eq, inArray } from 'drizzle-orm';
import { orderToken } from '../../modules/payments/attempts';
import type { SignedWebhook } from '../../modules/payments/providers/sandbox-provider';
import { sandboxCheckouts } from '../../modules/payments/providers/sandbox-tables';
import { sweepOrders } from '../../modules/payments/sweeper';
import { confirmDueOrders } from '../../modules/receipts/confirm-by-mail';
import { sweepRefunds } from '../../modules/payments/returns/refunds';
import { attempts } from '../../modules/payments/payments-tables';
import { orders } from '../../modules/orders/orders-tables';
import { hashToken, newToken } from '../../platform/secrets';
import { replayEvents } from './replay-events';
import type { FaultySandbox } from './faulty-sandbox';
import { confirm, coursePayload, webinarPayload } from './orders';
import { whileCut, type Cut } from '../database/cut-connection';
import type { Act } from './payment-acts';
import type { TestServer } from '../test-server';

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

const MINUTE = 60;
const HOUR = 3600;
const products = [
  coursePayload(),
  coursePayload({ course_id: 102, course_name: 'Astrology' }),
  webinarPayload(),
];

/** Plays a history of a few orders. Several histories can share one server. */
export class PaymentHistory {
  /** Part of each e-mail of this history. */
  readonly mark: string;
  /** How often an admin asked for a refund. */
  refundRequests = 0;
  private readonly provider: FaultySandbox;
  private readonly tokens: (string | undefined)[] = [];
  private readonly lateWebhooks: SignedWebhook[] = [];
  private readonly isReplayed: boolean;
  private waited = 0;
  private keys = 0;

  constructor(
    private readonly server: TestServer,
    private readonly adminId: number,
    private readonly number: number,
    /** Part of each e-mail of a group of histories; the lists find their orders by it. */
    private readonly group: string,
  ) {
    this.mark = `h${number}h`;
    this.isReplayed = number % 4 === 0;
    this.provider = server.services.paymentProvider as FaultySandbox;
  }

  async play(acts: readonly Act[]): Promise<void> {
    for (const act of acts) {
      this.provider.script.length = 0;
      const run = await this.prepare(act);
      if (!act.cut) await run();
      else await this.cutOff(act.cut, run);
    }
  }

  /** Ends the histories: all webhooks arrive, all checks are made and every payment link expires. */
  static async settle(server: TestServer, histories: readonly PaymentHistory[]): Promise<void> {
    for (const history of histories) await history.decideAll();
    const waits = [2, 9 * 24 * 60, 2 * 60];
    for (const minutes of waits) {
      server.advanceClock(minutes * MINUTE);
      await sweepOrders(server.services);
      await sweepRefunds(server.services);
      await confirmDueOrders(server.services);
    }
    server.advanceClock(-sum(waits) * MINUTE);
    for (const history of histories) await history.rewind();
  }

  /** Decides all undecided checkouts at the provider and delivers every late webhook. */
  private async decideAll(): Promise<void> {
    this.provider.script.length = 0;
    const { rows } = await this.server.services.pool.query<{ order_number: string }>(
      `SELECT s.order_number FROM sandbox_checkouts s
       JOIN payment_attempts a ON a.reference = s.order_number JOIN orders o ON o.id = a.order_id
       WHERE s.state IN ('pending', 'held') AND o.email LIKE $1`,
      [`%.${this.mark}.%`],
    );
    // The webhooks of these decisions are never delivered.
    const outcome = this.number % 2 === 0 ? 'paid' : 'failed';
    for (const { order_number: reference } of rows) await this.provider.decide(reference, outcome);
    for (const webhook of this.lateWebhooks.splice(0)) await this.deliver(webhook);
  }

  private async rewind(): Promise<void> {
    // Replayed events must change nothing. Only every fourth history replays its events.
    for (const { reference } of this.isReplayed ? await this.ownAttempts() : []) {
      await replayEvents(this.server.services, reference);
    }
    this.advanceClock(-this.waited);
  }

  /** The orders of this history, oldest first. */
  async ownOrders(): Promise<{ id: number; orderNumber: string }[]> {
    const { rows } = await this.server.services.pool.query<{ id: number; order_number: string }>(
      `SELECT id, order_number FROM orders WHERE email LIKE $1 ORDER BY id`,
      [`%.${this.mark}.%`],
    );
    return rows.map((row) => ({ id: row.id, orderNumber: row.order_number }));
  }

  async adminToken(): Promise<string> {
    return this.login(this.adminId);
  }

  /** Reads what an act needs, and returns a function that does it and may be cut off. */
  private async prepare(act: Act): Promise<() => Promise<unknown>> {
    const { server, provider } = this;
    if (act.does === 'order') {
      // The third buyer is not signed in.
      if (act.buyer < 2) this.tokens[act.buyer] ??= await this.newStudent(act.buyer);
      return this.ordering(act);
    }
    if (act.does === 'sweep') {
      this.advanceClock(act.minutes * MINUTE);
      if (act.fault) provider.script.push(act.fault);
      return async () => {
        await confirmDueOrders(server.services);
        await sweepOrders(server.services);
        await sweepRefunds(server.services);
      };
    }
    if (act.does === 'late webhook') {
      const [webhook] = this.lateWebhooks.splice(act.which % (this.lateWebhooks.length || 1), 1);
      return async () => webhook && this.deliver(webhook);
    }
    const own = await this.ownOrders();
    const order = own[act.order % (own.length || 1)];
    if (!order) return () => Promise.resolve();
    if (act.does === 'refund') return this.refunding(act, order.orderNumber);
    if (act.does === 'new attempt') {
      this.advanceClock(25 * HOUR);
      const token = await this.login(await this.ownerOf(order.id));
      return () => server.call('POST', `orders/${order.orderNumber}/payment`, undefined, { token });
    }
    if (act.does === 'review') return this.reviewing(act, order.orderNumber);
    const another = own.find(({ id }) => id !== order.id);
    return this.deciding(act, order, another?.orderNumber);
  }

  private ordering(act: Act & { does: 'order' }): () => Promise<unknown> {
    this.keys += 1;
    const token = this.tokens[act.buyer];
    const payload = { ...products[act.product]!, email: this.emailOf(act.buyer) };
    const options = { token, headers: { 'idempotency-key': `${this.mark}-key-${this.keys}` } };
    if (act.fault) this.provider.script.push(act.fault);
    const order = () => this.server.call('POST', 'payment/create', payload, options);
    return async () => {
      const { status } = await order();
      if (status !== 200 && act.retries) await order();
    };
  }

  private async deciding(
    { result, webhook: outcome, browser }: Act & { does: 'decide' },
    order: { id: number; orderNumber: string },
    another: string | undefined,
  ): Promise<() => Promise<unknown>> {
    const { server, provider } = this;
    const [last] = (await this.ownAttempts()).filter(({ orderId }) => orderId === order.id);
    const checkout = last && (await provider.find(last.reference));
    const isBegun = checkout?.state === 'pending' || checkout?.state === 'held';
    // Nobody can begin to pay with an expired link.
    const isOver = !isBegun && checkout && checkout.expiresAt <= server.now();
    const decided = last && !isOver && (await provider.decide(last.reference, result));
    const [webhook] = (decided && decided.webhooks) || [];
    if (!webhook) return () => Promise.resolve();
    const report = JSON.parse(webhook.body);
    const arriving: SignedWebhook[][] = [[webhook]];
    if (outcome === 'arrives twice at once') arriving[0]!.push(webhook);
    if (outcome === 'is tampered with') arriving[0] = [{ ...webhook, body: ` ${webhook.body}` }];
    if (outcome === 'says another amount')
      arriving[0] = [provider.sign({ ...report, amountPaise: report.amountPaise + 100 })];
    if (outcome === 'says another currency')
      arriving[0] = [provider.sign({ ...report, currency: 'USD' })];
    if (outcome === 'names another order first' && another)
      arriving.unshift([provider.sign({ ...report, reference: another })]);
    if (outcome === 'is late') this.lateWebhooks.push(webhook);
    if (outcome === 'is late' || outcome === 'is dropped') arriving.length = 0;
    const order_token = orderToken(server.config.secretKey, order.orderNumber);
    return async () => {
      for (const together of arriving) {
        await Promise.all(together.map((one) => this.deliver(one)));
      }
      if (browser === 'comes back') {
        await confirm(server, { order_id: order.orderNumber, order_token });
      }
    };
  }

  private async refunding(
    { part, twice, fault }: Act & { does: 'refund' },
    orderNumber: string,
  ): Promise<() => Promise<unknown>> {
    const token = await this.adminToken();
    if (fault) this.provider.script.push(fault);
    const body = { reason: 'asked for', ...(part && { amount: 10.01 }) };
    const ask = () => {
      this.refundRequests += 1;
      return this.server.call('POST', `admin/orders/${orderNumber}/refunds`, body, { token });
    };
    return () => (twice ? Promise.all([ask(), ask()]) : ask());
  }

  /** An admin decides about one of the open cases. */
  private async reviewing(
    { which, action }: Act & { does: 'review' },
    orderNumber: string,
  ): Promise<() => Promise<unknown>> {
    const { rows: open } = await this.server.services.pool.query<{ id: number }>(
      `SELECT c.id FROM review_cases c JOIN orders o ON o.id = c.order_id
       WHERE c.closed_at IS NULL AND o.email LIKE $1 ORDER BY c.id`,
      [`%.${this.mark}.%`],
    );
    const found = open[which % (open.length || 1)];
    if (!found) return () => Promise.resolve();
    const token = await this.adminToken();
    const body = { action, note: 'decided', order_number: orderNumber };
    if (action === 'refund') this.refundRequests += 1;
    return () => this.server.call('POST', `admin/review/${found.id}`, body, { token });
  }

  /** Delivers a webhook. A refused one is sent again later, unless its signature is wrong. */
  private async deliver(webhook: SignedWebhook): Promise<void> {
    const { status } = await this.server
      .call('POST', 'payment/webhook/sandbox', webhook.body, { headers: webhook.headers })
      .catch(() => ({ status: 500 }));
    if (status !== 200 && status !== 401) this.lateWebhooks.push(webhook);
  }

  private async ownAttempts() {
    const ids = (await this.ownOrders()).map(({ id }) => id);
    return this.server.services.database
      .select({ orderId: attempts.orderId, reference: attempts.reference })
      .from(attempts)
      .innerJoin(sandboxCheckouts, eq(sandboxCheckouts.orderNumber, attempts.reference))
      .where(inArray(attempts.orderId, ids))
      .orderBy(desc(attempts.id));
  }

  private async ownerOf(orderId: number): Promise<number> {
    const { database } = this.server.services;
    const [found] = await database
      .select({ userId: orders.userId })
      .from(orders)
      .where(eq(orders.id, orderId));
    return found?.userId ?? this.adminId;
  }

  private cutOff(cut: Cut, run: () => Promise<unknown>): Promise<void> {
    // The response of a killed server reaches nobody.
    return whileCut(this.server.services.pool, cut, () => run().catch(() => undefined));
  }

  private emailOf = (buyer: number) => `buyer${buyer}.${this.mark}.${this.group}@example.com`;

  private async newStudent(buyer: number): Promise<string> {
    const { rows } = await this.server.services.pool.query<{ id: number }>(
      `INSERT INTO users (name, email, phone, slug, role_id, email_proven_at, created_at)
       VALUES ('Buyer', $1, '9876500000', $2, 1, now(), now()) RETURNING id`,
      [this.emailOf(buyer), `${this.mark}-${buyer}`],
    );
    return this.login(rows[0]!.id);
  }

  /** Creates a login without signing in, whose password hashing would take most of the time. */
  private async login(userId: number): Promise<string> {
    const token = newToken();
    await this.server.services.pool.query(
      `INSERT INTO logins (token_hash, user_id, created_at, used_at, expires_at)
       VALUES ($1, $2, $3, $3, $3::timestamptz + interval '12 hours')`,
      [hashToken(token), userId, this.server.now()],
    );
    return token;
  }

  private advanceClock(seconds: number): void {
    this.waited += seconds;
    this.server.advanceClock(seconds);
  }
}
