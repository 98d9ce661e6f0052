import { productOf } from 'shared/model/catalogue';
import { CART_DISCOUNT, CART_MAX_QUANTITY, CURRENCY } from 'shared/model/constants';
import type { Catalogue, PaymentCreateRequest } from 'shared/model/schemas';
import { courseCheckoutMessages, webinarMessages } from 'shared/model/messages';
import { invalid } from '../../platform/errors';
import { givenPaise, paise, rupees } from '../../platform/money';
import type { OrderAmounts } from './order-life';
import type { OrderItem, OrderKind } from './orders-tables';

export interface Quote {
  title: string;
  productId: number;
  /** The batch, session or day is chosen when the order is stored. */
  items: Omit<OrderItem, 'scheduleId' | 'day'>[];
  totalPaise: number;
  discountPaise: number;
  payablePaise: number;
  currency: string;
}

/** What a code takes off: a percentage or an amount, of these products (`course 101`) or of all. */
export interface Discount {
  percent: number | null;
  amountPaise: number | null;
  products: readonly string[];
}

type Asked = Pick<PaymentCreateRequest, 'course_id' | 'course_type' | 'items'>;

/** The price by the server's catalogue, less what a code takes off. 422 if the code is for nothing of the order. */
export function quoteOf(catalogue: Catalogue, asked: Asked, code?: Discount): Quote {
  const kind = asked.course_type;
  const first = Number(asked.course_id);
  const quote = quoteItems(catalogue, kind, first, kind === 'webinar' ? [] : itemsAsked(asked));
  if (code && codeDiscount(quote, kind, code) === 0) {
    throw invalid({ code: ['This code is not for what is in your order.'] });
  }
  return withCode(quote, kind, code);
}

/** The same. 422 with the right amounts if the browser sent another price. */
export function quoteFor(
  catalogue: Catalogue,
  request: PaymentCreateRequest,
  code?: Discount,
): Quote {
  const quote = quoteOf(catalogue, request, code);
  if (givenPaise('payable_amount', request.payable_amount) !== quote.payablePaise) {
    throw invalid(
      { payable_amount: ['The price has changed. Please check the new amount.'] },
      {
        total_amount: rupees(quote.totalPaise),
        discount_amount: rupees(quote.discountPaise),
        payable_amount: rupees(quote.payablePaise),
        prices: quote.items.map(({ productId, unitPaise }) => ({
          course_id: productId,
          price: rupees(unitPaise),
        })),
      },
    );
  }
  return quote;
}

/** No payment provider takes less. */
const LEAST_PAISE = 100;

/** What a code takes off a price, in whole paise; something is left to pay. */
export function codeDiscount(
  { items, payablePaise }: Quote,
  kind: OrderKind,
  { percent, amountPaise, products }: Discount,
): number {
  const price = items
    .filter(({ productId }) => products.length === 0 || products.includes(`${kind} ${productId}`))
    .reduce((sum, { unitPaise, quantity }) => sum + unitPaise * quantity, 0);
  const wanted = amountPaise ?? Math.round((price * (percent ?? 0)) / 100);
  return Math.max(0, Math.min(wanted, price, payablePaise - LEAST_PAISE));
}

function withCode(quote: Quote, kind: OrderKind, code: Discount | undefined): Quote {
  const off = code ? codeDiscount(quote, kind, code) : 0;
  return {
    ...quote,
    discountPaise: quote.discountPaise + off,
    payablePaise: quote.payablePaise - off,
  };
}

function itemsAsked(request: Asked): { productId: number; quantity: number }[] {
  const first = Number(request.course_id);
  const quantities = new Map<number, number>();
  for (const item of request.items ?? [{ course_id: first, quantity: 1 }]) {
    const id = Number(item.course_id);
    quantities.set(id, (quantities.get(id) ?? 0) + item.quantity);
  }
  if (!quantities.has(first)) throw invalid({ course_id: [courseCheckoutMessages.courseMissing] });
  return [...quantities].map(([productId, quantity]) => ({ productId, quantity }));
}

/** The current price of these products; `productId` stands for the whole order in the lists. */
export function quoteItems(
  catalogue: Catalogue,
  kind: OrderKind,
  productId: number,
  items: readonly Pick<OrderItem, 'productId' | 'quantity'>[],
  code?: Discount,
): Quote {
  const quote =
    kind === 'webinar'
      ? webinarQuote(catalogue, productId)
      : coursesQuote(catalogue, productId, items);
  return withCode(quote, kind, code);
}

function coursesQuote(
  catalogue: Catalogue,
  productId: number,
  items: readonly Pick<OrderItem, 'productId' | 'quantity'>[],
): Quote {
  const lines = items.map(({ productId: id, quantity }) => {
    const course = productOf(catalogue, 'course', id);
    if (!course) {
      const errors = { course_id: [courseCheckoutMessages.courseMissing] };
      throw invalid(errors, { missing_course_id: id });
    }
    if (quantity > CART_MAX_QUANTITY) {
      throw invalid({ items: [`At most ${CART_MAX_QUANTITY} of one course can be ordered.`] });
    }
    const { title } = course;
    return { productId: id, quantity, unitPaise: paise(course.newPrice), title };
  });
  const totalPaise = lines.reduce((sum, { unitPaise, quantity }) => sum + unitPaise * quantity, 0);
  return quoted(productId, lines, totalPaise, paise(CART_DISCOUNT));
}

function webinarQuote(catalogue: Catalogue, productId: number): Quote {
  const webinar = productOf(catalogue, 'webinar', productId);
  if (!webinar) throw invalid({ course_id: [webinarMessages.notFound] });
  const totalPaise = paise(webinar.oldPrice);
  const discountPaise = paise(webinar.discount);
  const unitPaise = totalPaise - discountPaise;
  const ticket = { productId, quantity: 1, unitPaise, title: webinar.title };
  return quoted(productId, [ticket], totalPaise, discountPaise);
}

const quoted = (
  productId: number,
  items: Quote['items'],
  totalPaise: number,
  discountPaise: number,
): Quote => ({
  title: items.map(({ title }) => title).join(', '),
  productId,
  items,
  totalPaise,
  discountPaise,
  payablePaise: totalPaise - discountPaise,
  currency: CURRENCY,
});

/** The amounts of an order that is paid in cash: at its price, or at the amount that was given. */
export function cashAmounts(
  { totalPaise, payablePaise }: OrderAmounts,
  amount: number | string | undefined,
): OrderAmounts {
  const paid = amount === undefined || amount === '' ? payablePaise : givenPaise('amount', amount);
  if (paid === 0) throw invalid({ amount: ['Please enter the amount that was paid.'] });
  const total = Math.max(totalPaise, paid);
  return { totalPaise: total, discountPaise: total - paid, payablePaise: paid };
}
