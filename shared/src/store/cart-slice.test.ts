import { addedToCart, cartSlice, parseStoredCart, quantityChanged } from './cart-slice';

const course = { productId: 101, name: 'Numerology Course', image: '', price: 9999 };
const { reducer } = cartSlice;

test('no line exceeds the maximum quantity of one order', () => {
  const full = [{ ...course, quantity: 99 }];
  expect(reducer(full, addedToCart(course))).toEqual(full);
  expect(reducer(full, quantityChanged({ productId: 101, delta: 1 }))).toEqual(full);
  expect(parseStoredCart(JSON.stringify([{ ...course, quantity: 120 }]))).toEqual(full);
});

test('a stored line with a negative price is dropped', () => {
  expect(parseStoredCart(JSON.stringify([{ ...course, price: -1, quantity: 1 }]))).toEqual([]);
  expect(parseStoredCart(JSON.stringify([{ ...course, price: 0, quantity: 1 }]))).toHaveLength(1);
});

test('of two stored lines with the same product, the first is kept', () => {
  const lines = [2, 5].map((quantity) => ({ ...course, quantity }));
  expect(parseStoredCart(JSON.stringify(lines))).toEqual([{ ...course, quantity: 2 }]);
});
