import { StatusResponse } from 'shared/model/schemas';
import type { Module, RegisterRoutes } from '../../platform/module';
import { concurrencyLimiter } from '../../platform/limits/concurrency-limiter';
import { tooMany } from '../../platform/errors';
import type { RateLimit } from '../../platform/limits/rate-limits';
import { done } from '../../platform/http/routes';
import { confirmPaidOrders } from './confirm-paid-orders';
import { receiveWebhook } from './events';
import { ofEachProvider, type PaymentServices } from './providers/provider';
import { reconcileDays } from './settlements/reconcile';
import { sweepRefunds } from './returns/refunds';
import { registerPaymentMetrics } from './payment-metrics';
import { sandboxPage } from './providers/sandbox-page';
import { sweepOrders } from './sweeper';

/** Paid orders wait for the same rows of the day's counts: more webhooks could hold all connections. */
const WEBHOOKS_AT_ONCE = 4;
const MOST_WAITING_WEBHOOKS = 500;

/** The provider's own machines send no wrong signatures, unless the secret was changed there. */
const wrongOfClient: RateLimit = { name: 'wrong-signatures', most: 20, seconds: 600 };
const wrongOfAll: RateLimit = { name: 'all-wrong-signatures', most: 200, seconds: 600 };

/**
 * Runs `verify`, and counts its refusals. A right signature is always heard. Who has guessed too often is told
 * to wait, and after many guesses from anywhere, one is enough.
 */
async function refuseGuesses(
  { limits, log }: PaymentServices,
  client: string,
  verify: () => void,
): Promise<void> {
  try {
    verify();
  } catch (error) {
    const { count, secondsLeft } = await limits.readForClient(wrongOfClient, client);
    if (count > 0) {
      const all = await limits.read(wrongOfAll, 'all');
      const most = all.count >= wrongOfAll.most ? 1 : wrongOfClient.most;
      if (count >= most) throw tooMany(secondsLeft, 'Too many wrong signatures.');
    }
    const all = await limits.add(wrongOfAll, 'all');
    if (all.count === wrongOfAll.most) log.error('many webhooks with wrong signatures arrive');
    await limits.consumeForClient(wrongOfClient, client);
    throw error;
  }
}

const routes: RegisterRoutes<PaymentServices> = ({ open, app }, services) => {
  const inTurn = concurrencyLimiter(WEBHOOKS_AT_ONCE, MOST_WAITING_WEBHOOKS);
  // The signature covers the raw bytes, so here the body is kept unparsed.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) =>
    parsed(null, body),
  );

  for (const own of ofEachProvider(services)) {
    open.post(`/payment/webhook/${own.paymentProvider.name}`, {
      hide: true,
      answers: StatusResponse,
      handler: async ({ body: sent, headers, ip }) => {
        const body = Buffer.isBuffer(sent) ? sent : Buffer.alloc(0);
        await refuseGuesses(services, ip, () => own.paymentProvider.verifyWebhook(body, headers));
        await receiveWebhook(own, body.toString('utf8'), inTurn);
        return done('Received.');
      },
    });
  }
};

/** One provider after the other: each task logs its own failures. */
const forEach =
  (run: (services: PaymentServices) => Promise<void>) =>
  async (services: PaymentServices): Promise<void> => {
    for (const own of ofEachProvider(services)) await run(own);
  };

export const payments: Module<PaymentServices> = {
  name: 'payments',
  routes: [routes],
  rootRoutes: [sandboxPage],
  metrics: registerPaymentMetrics,
  tasks: [
    { name: 'confirm paid orders', everyMs: 1000, run: confirmPaidOrders },
    { name: 'ask about open orders', everyMs: 60_000, run: forEach(sweepOrders) },
    { name: 'ask about open refunds', everyMs: 60_000, run: forEach(sweepRefunds) },
    { name: 'compare settled payments', everyMs: 3_600_000, run: forEach(reconcileDays) },
  ],
};
