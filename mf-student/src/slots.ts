import type { SlotDeclaration } from 'shared/contract';

/** Below everything else of the overview. */
export const dashboard = { name: 'dashboard', page: 'student/overview' } satisfies SlotDeclaration;

/** What the card with the next class uses of the slot after a payment. */
export const takes = {
  'kind?': 'string',
  items: [
    {
      'product_id?': 'number',
      'schedule_id?': 'string',
      'day?': 'string',
      'waits_since?': 'string',
      'changes?': [{ day: 'string', start: 'string | null', changed_at: 'string' }],
    },
  ],
  'email?': 'string',
} as const;
