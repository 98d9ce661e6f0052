import { courseById } from 'shared/page';
import { CART_DISCOUNT, CURRENCY } from 'shared/model/constants';
import type { CodePriceResponse, PaymentCreateRequest, PaymentRefusal } from 'shared/model/schemas';
import type { CartItem } from 'shared/store';
import { type Billing, buyerFields } from '../billing/billing';
import { withCode } from '../code/use-code';

/**
 * The order of a whole cart; `null` if the catalogue lacks one of its courses. The order names the
 * first course in its own fields and all courses in `items`. Its amounts come from the cart, and the
 * server refuses the order if its own amounts differ.
 */
export function courseOrder(
  cart: readonly CartItem[],
  billing: Billing,
  userId: number | undefined,
  priced: CodePriceResponse | null = null,
): PaymentCreateRequest | null {
  const courses = cart.map((item) => courseById(item.productId));
  const [first] = courses;
  if (!first || courses.includes(undefined)) return null;
  const total = cart.reduce((sum, item) => sum + item.price * item.quantity, 0);

  return {
    user_id: userId ?? '',
    course_id: first.id,
    course_name: first.title,
    course_startDate: first.startDate,
    course_type: 'course',
    total_amount: total,
    discount_amount: CART_DISCOUNT,
    payable_amount: total - CART_DISCOUNT,
    ...withCode(priced),
    currency: CURRENCY,
    remarks: 'Course purchase',
    ...buyerFields(billing),
    items: cart.map((item) => ({ course_id: item.productId, quantity: item.quantity })),
  };
}

/** The current price of each line: the server's if it named one, else the catalogue's. */
export function currentPrices(
  cart: readonly CartItem[],
  named: PaymentRefusal['prices'] = [],
): { productId: number; price: number }[] {
  return cart.map(({ productId, price }) => ({
    productId,
    price:
      named.find((each) => each.course_id === productId)?.price ??
      courseById(productId)?.newPrice ??
      price,
  }));
}
