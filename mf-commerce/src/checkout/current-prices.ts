import { courseById } from 'shared/catalogue';
import type { PaymentRefusal } from 'shared/schemas';
import type { CartItem } from 'shared/store';

/** Today's price of each line: the server's where it named it, else the catalogue's. */
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
