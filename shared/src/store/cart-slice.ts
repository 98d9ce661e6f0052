import type { UnknownAction } from 'redux';
import { CART_MAX_QUANTITY, CART_MIN_QUANTITY } from '../constants';
import { defineAction } from '../define-action';

/** One line of the cart, as kept under the local storage key `cart`. */
export interface CartItem {
  productId: number;
  name: string;
  image: string;
  /** Rupees. */
  price: number;
  quantity: number;
}

export type CartState = readonly CartItem[];

const sellable = (quantity: number) =>
  Math.min(Math.max(quantity, CART_MIN_QUANTITY), CART_MAX_QUANTITY);

/** Raises the quantity of a product already in the cart by one, else appends it. */
export const addedToCart = defineAction<Omit<CartItem, 'quantity'>>('cart/addedToCart');
export const quantityChanged = defineAction<{ productId: number; delta: number }>(
  'cart/quantityChanged',
);
/** The server has the last word on prices. */
export const priceChanged = defineAction<{ productId: number; price: number }>('cart/priceChanged');
export const removedFromCart = defineAction<{ productId: number }>('cart/removedFromCart');
export const cartEmptied = defineAction('cart/cartEmptied');
/** Another tab changed the stored cart. */
export const cartRestored = defineAction<CartState>('cart/cartRestored');

const emptyCart: CartState = [];

export function cartReducer(items = emptyCart, action: UnknownAction): CartState {
  const change = (productId: number, changed: (item: CartItem) => CartItem) =>
    items.map((item) => (item.productId === productId ? changed(item) : item));
  const addTo = (productId: number, delta: number) =>
    change(productId, (item) => ({ ...item, quantity: sellable(item.quantity + delta) }));

  if (addedToCart.match(action)) {
    const { productId } = action.payload;
    return items.some((item) => item.productId === productId)
      ? addTo(productId, 1)
      : [...items, { ...action.payload, quantity: CART_MIN_QUANTITY }];
  }
  if (quantityChanged.match(action)) return addTo(action.payload.productId, action.payload.delta);
  if (priceChanged.match(action)) {
    const { productId, price } = action.payload;
    return change(productId, (item) => ({ ...item, price }));
  }
  if (removedFromCart.match(action)) {
    return items.filter((item) => item.productId !== action.payload.productId);
  }
  if (cartEmptied.match(action)) return emptyCart;
  if (cartRestored.match(action)) return action.payload;
  return items;
}

/** Reads the text stored under `cart`; what is no cart line, or a product's second, is dropped. */
export function parseStoredCart(text: string | null): CartItem[] {
  if (!text) return [];
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter(isCartItem).filter(isFirstOfProduct).map(pick) : [];
  } catch {
    return [];
  }
}

function isCartItem(value: unknown): value is CartItem {
  if (typeof value !== 'object' || value === null) return false;
  // An object may be asked for any name.
  const item = value as Record<string, unknown>;
  return (
    Number.isInteger(item.productId) &&
    typeof item.name === 'string' &&
    Number(item.price) >= 0 &&
    // A larger one could make the total infinite.
    Number(item.price) <= Number.MAX_SAFE_INTEGER &&
    typeof item.price === 'number' &&
    Number.isInteger(item.quantity) &&
    Number(item.quantity) >= CART_MIN_QUANTITY
  );
}

function isFirstOfProduct({ productId }: CartItem, index: number, items: CartItem[]): boolean {
  return items.findIndex((item) => item.productId === productId) === index;
}

function pick({ productId, name, image, price, quantity }: CartItem): CartItem {
  return {
    productId,
    name,
    image: typeof image === 'string' ? image : '',
    price,
    quantity: sellable(quantity),
  };
}
