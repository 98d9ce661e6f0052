import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { CART_MAX_QUANTITY, CART_MIN_QUANTITY } from '../model/constants';

/** One line of the cart, as kept under the local storage key `cart`. */
export interface CartItem {
  productId: number;
  name: string;
  image: string;
  /** Rupees. */
  price: number;
  quantity: number;
  /** The id of the user whose login ended with this line in the cart; a guest's line has none. */
  owner?: number;
}

const sellable = (quantity: number) =>
  Math.min(Math.max(quantity, CART_MIN_QUANTITY), CART_MAX_QUANTITY);

const initialState: CartItem[] = [];

export const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    /** Raises the quantity of a product already in the cart by one, else appends it. */
    addedToCart: (items, action: PayloadAction<Omit<CartItem, 'quantity'>>) => {
      const item = items.find((each) => each.productId === action.payload.productId);
      if (item) {
        item.quantity = sellable(item.quantity + 1);
        delete item.owner;
      } else items.push({ ...action.payload, quantity: CART_MIN_QUANTITY });
    },
    quantityChanged: (items, action: PayloadAction<{ productId: number; delta: number }>) => {
      const item = items.find((each) => each.productId === action.payload.productId);
      if (item) item.quantity = sellable(item.quantity + action.payload.delta);
    },
    /** Sets the price that the server has sent. */
    priceChanged: (items, action: PayloadAction<{ productId: number; price: number }>) => {
      const item = items.find((each) => each.productId === action.payload.productId);
      if (item) item.price = action.payload.price;
    },
    removedFromCart: (items, action: PayloadAction<{ productId: number }>) =>
      items.filter((each) => each.productId !== action.payload.productId),
    cartEmptied: () => [],
    /** Another tab changed the stored cart. */
    cartRestored: (_items, action: PayloadAction<CartItem[]>) => action.payload,
  },
});

export const {
  addedToCart,
  quantityChanged,
  priceChanged,
  removedFromCart,
  cartEmptied,
  cartRestored,
} = cartSlice.actions;

/** The lines of a new login: without those that somebody else has left. Whoever was signed in before owns the rest. */
export const cartOf = (user: number | undefined, before: number | undefined, items: CartItem[]) =>
  items
    .map((item) => ({ ...item, owner: item.owner ?? before }))
    .filter(({ owner }) => !user || !owner || owner === user);

/** Reads the text stored under `cart`. Drops invalid lines, and every further line of the same product. */
export function parseStoredCart(text: string | null): CartItem[] {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return Array.isArray(value) ? value.filter(isCartItem).filter(isFirstOfProduct).map(pick) : [];
  } catch {
    return [];
  }
}

function isCartItem(value: unknown): value is CartItem {
  if (typeof value !== 'object' || value === null) return false;
  // Any property of an object may be read; its value stays `unknown`.
  const item = value as Record<string, unknown>;
  return (
    Number.isInteger(item.productId) &&
    typeof item.name === 'string' &&
    typeof item.price === 'number' &&
    item.price >= 0 &&
    // A larger price could make the total infinite.
    item.price <= Number.MAX_SAFE_INTEGER &&
    Number.isInteger(item.quantity) &&
    Number(item.quantity) >= CART_MIN_QUANTITY
  );
}

function isFirstOfProduct({ productId }: CartItem, index: number, items: CartItem[]): boolean {
  return items.findIndex((item) => item.productId === productId) === index;
}

function pick({ productId, name, image, price, quantity, owner }: CartItem): CartItem {
  return {
    productId,
    name,
    image: typeof image === 'string' ? image : '',
    price,
    quantity: sellable(quantity),
    owner,
  };
}
