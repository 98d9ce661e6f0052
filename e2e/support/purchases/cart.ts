import type { Page } from '@playwright/test';
import { priceOf } from './prices';
import { storeTexts } from '../network/mocked';

export interface CartLine {
  productId: number;
  name: string;
  image: string;
  price: number;
  quantity: number;
}

export const numerology: CartLine = {
  productId: 101,
  name: 'Numerology Course',
  image: '/images/numerology-course.svg',
  price: priceOf(101),
  quantity: 1,
};

export const astrology: CartLine = {
  productId: 102,
  name: 'Astrology Course',
  image: '/images/astrology-course.svg',
  price: priceOf(102),
  quantity: 1,
};

/** Stores a cart as an earlier visit would have left it, and nothing else. */
export const storeCart = (page: Page, ...lines: CartLine[]) =>
  storeTexts(page, { cart: JSON.stringify(lines) });

export const storedCart = (page: Page): Promise<CartLine[] | null> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? 'null') as CartLine[] | null);

/** Changes the stored cart as another tab would, and the page follows. */
export const changeStoredCart = (page: Page, ...lines: CartLine[]) =>
  page.evaluate((cart) => {
    localStorage.setItem('cart', cart);
    dispatchEvent(new StorageEvent('storage', { key: 'cart', storageArea: localStorage }));
  }, JSON.stringify(lines));
