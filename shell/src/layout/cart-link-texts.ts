export const texts = {
  cart: 'Cart',
  /** For screen readers, after the number. */
  items: (count: number) => (count === 1 ? ' item' : ' items'),
};
