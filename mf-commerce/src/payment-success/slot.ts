import type { SlotDeclaration } from 'shared/contract';

/** Once an order is paid; `email` is that of the buyer, who can be without a login. */
export const payment = {
  name: 'payment',
  gives: {
    orderNumber: 'string',
    'kind?': 'string',
    items: [
      {
        title: 'string',
        'product_id?': 'number',
        'schedule_id?': 'string',
        'changes?': [{ day: 'string', start: 'string | null', changed_at: 'string' }],
        'day?': 'string',
        'waits_since?': 'string',
      },
    ],
    'email?': 'string',
  },
} as const satisfies SlotDeclaration;
