import { Counter, type Registry } from 'prom-client';
import type { Services } from '../../platform/app-types';
import type { Order } from '../orders/orders-tables';

interface PaidCounters {
  orders: Counter;
  paise: Counter;
}

const countersOf = new WeakMap<Registry, PaidCounters>();

/** Counters of this process: unlike the orders by status, a refund does not lower them. */
export function registerPaymentMetrics({ metrics }: Pick<Services, 'metrics'>): PaidCounters {
  const known = countersOf.get(metrics);
  if (known) return known;
  const counter = (name: string, help: string) =>
    new Counter({ name, help, labelNames: ['kind'], registers: [metrics] });
  const made = {
    orders: counter('site_paid_orders_total', 'Orders that a payment has paid, by kind.'),
    paise: counter('site_paid_paise_total', 'What was paid for them, in paise, by kind.'),
  };
  for (const kind of ['course', 'webinar']) {
    made.orders.inc({ kind }, 0);
    made.paise.inc({ kind }, 0);
  }
  countersOf.set(metrics, made);
  return made;
}

export function countPaid(
  services: Pick<Services, 'metrics'>,
  { kind }: Pick<Order, 'kind'>,
  amountPaise: number,
): void {
  const { orders, paise } = registerPaymentMetrics(services);
  orders.inc({ kind });
  paise.inc({ kind }, amountPaise);
}
