import type { ReviewDecision } from 'shared/model/schemas';
import type { callFaults } from './faulty-sandbox';
import type { Outcome } from '../../modules/payments/providers/sandbox-tables';
import type { Cut } from '../database/cut-connection';

type CallFault = (typeof callFaults)[number];

/** What can happen to the webhook of a payment decision. */
export const webhookOutcomes = [
  'arrives',
  'arrives twice at once',
  'is late',
  'is dropped',
  'is tampered with',
  'says another amount',
  'says another currency',
  'names another order first',
] as const;

/** One event. `order` is an index into the orders of the history, modulo their number. */
export type Act = (
  | { does: 'order'; buyer: number; product: number; fault: CallFault | null; retries: boolean }
  | {
      does: 'decide';
      order: number;
      result: Outcome;
      webhook: (typeof webhookOutcomes)[number];
      browser: 'comes back' | 'is gone';
    }
  | { does: 'late webhook'; which: number }
  | { does: 'new attempt'; order: number }
  | { does: 'refund'; order: number; part: boolean; twice: boolean; fault: CallFault | null }
  | { does: 'review'; which: number; action: ReviewDecision['action']; order: number }
  | { does: 'sweep'; minutes: number; fault: CallFault | null }
) & { cut: Cut | null };
