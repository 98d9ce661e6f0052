import { Gauge, Histogram } from 'prom-client';
import type { Services } from '../../../platform/app-types';
import { hashQueue } from './passwords';

/** One metric for the process: several servers of one process, as in tests, share the queue. */
const waiting = new Gauge({
  name: 'site_password_hashes_waiting',
  help: 'Passwords that wait for their turn to be hashed.',
  registers: [],
  collect() {
    this.set(hashQueue.waiting());
  },
});
const waits = new Histogram({
  name: 'site_password_hash_wait_seconds',
  help: 'How long a password has waited for its turn to be hashed.',
  buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2, 5],
  registers: [],
});
hashQueue.onTurn((seconds) => waits.observe(seconds));

/** Adds the queue of the password hashes to what `/metrics` shows. */
export function registerPasswordMetrics({ metrics }: Pick<Services, 'metrics'>): void {
  metrics.registerMetric(waiting);
  metrics.registerMetric(waits);
}
