import { Type, type Static } from '@sinclair/typebox';
import { CatalogueId, GivenRupees, ofKind, OneOf, OrNull, Rupees } from './fields';
import { Day, withMessage } from './schedule';
import { PaymentItem } from './payments';

const Uses = Type.Integer({
  minimum: 1,
  maximum: 1_000_000,
  ...withMessage('Please enter a whole number of uses.'),
});

/** What a code gives, and to whom: a percentage or an amount, never both. */
const terms = {
  percent: OrNull(
    Type.Integer({ minimum: 1, maximum: 99, ...withMessage('A percentage is from 1 to 99.') }),
  ),
  /** The products that it lowers, such as `course 101`; none means all. */
  products: Type.Array(Type.String({ pattern: '^(course|webinar) [0-9]{1,9}$' }), {
    maxItems: 200,
    uniqueItems: true,
  }),
  from: OrNull(Day),
  until: OrNull(Day),
  /** How many orders can have it; null for any number. */
  uses: OrNull(Uses),
  once_each: Type.Boolean({ description: 'one order of each buyer' }),
  closed: Type.Boolean(),
};

/** PUT /admin/codes/:code */
export const CodeTermsRequest = Type.Object({ ...terms, amount: OrNull(GivenRupees) });
export type CodeTermsRequest = Static<typeof CodeTermsRequest>;

/** POST /admin/codes */
export const NewCodeRequest = Type.Object({
  ...CodeTermsRequest.properties,
  code: Type.String({
    ...ofKind('line'),
    pattern: '^[A-Za-z0-9-]{4,30}$',
    ...withMessage('A code has 4 to 30 letters, digits and hyphens.'),
  }),
});
export type NewCodeRequest = Static<typeof NewCodeRequest>;

export const CodeRow = Type.Object({
  ...terms,
  code: Type.String(),
  amount: OrNull(Rupees),
  used: Type.Integer({ description: 'orders that have it: paid, or still to be paid' }),
  paid: Type.Integer({ description: 'of them, those that were paid' }),
  paid_amount: Rupees,
});
export type CodeRow = Static<typeof CodeRow>;

/** GET /admin/codes */
export const CodesResponse = Type.Object({ data: Type.Array(CodeRow) });
export type CodesResponse = Static<typeof CodesResponse>;

/** POST /payment/code */
export const CodePriceRequest = Type.Object({
  code: Type.String({ ...ofKind('line'), maxLength: 60 }),
  course_id: CatalogueId,
  course_type: OneOf('course', 'webinar'),
  items: Type.Optional(Type.Array(PaymentItem, { minItems: 1, maxItems: 50 })),
});
export type CodePriceRequest = Static<typeof CodePriceRequest>;

/** What an order costs with a code. */
export const CodePriceResponse = Type.Object({
  code: Type.String(),
  code_amount: Rupees,
  total_amount: Rupees,
  discount_amount: Rupees,
  payable_amount: Rupees,
});
export type CodePriceResponse = Static<typeof CodePriceResponse>;
