import { act, fireEvent, screen, within } from '@testing-library/react';
import { signedOut } from 'shared/store';
import { advance, renderRemote, timedUser as user } from 'shared/testing';
import * as remote from '../routes';
import { astrology, numerology, row, toasts } from '../testing/checkout';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const EMPTY = 'Your cart is empty. Please add a course.';

async function openCart(cart = [{ ...numerology, quantity: 2 }, astrology]) {
  const view = renderRemote(remote, { at: '/cart', cart });
  await screen.findByRole('table', { name: 'Courses in your cart' });
  return view;
}

test('a line shows the price, the quantity, the subtotal and a button to remove it', async () => {
  await openCart();
  const line = row(/Numerology Course/);
  expect(line).toHaveTextContent('₹9,999');
  expect(line).toHaveTextContent('₹19,998');
  expect(within(line).getByRole('status')).toHaveTextContent('2');
  expect(within(line).getByRole('button', { name: 'Remove Numerology Course' })).toBeVisible();
});

test('the total is the sum of price times quantity, and the discount is 0', async () => {
  await openCart();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your cart');
  expect(row(/^Subtotal/)).toHaveTextContent('₹29,997');
  expect(row(/^Discount/)).toHaveTextContent('₹0');
  expect(row(/^Total/)).toHaveTextContent('₹29,997');
});

test('plus and minus change the quantity and the stored cart', async () => {
  await openCart();
  await user.click(screen.getByRole('button', { name: 'Increase quantity of Astrology Course' }));
  expect(row(/^Total/)).toHaveTextContent('₹39,996');
  await user.click(screen.getByRole('button', { name: 'Decrease quantity of Numerology Course' }));
  expect(row(/^Total/)).toHaveTextContent('₹29,997');
  expect(JSON.parse(localStorage.getItem('cart')!)).toMatchObject([
    { productId: 101, quantity: 1 },
    { productId: 102, quantity: 2 },
  ]);
});

test('minus at quantity 1 removes the line', async () => {
  await openCart();
  await user.click(screen.getByRole('button', { name: 'Decrease quantity of Astrology Course' }));
  expect(screen.queryByRole('row', { name: /Astrology/ })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(row(/^Total/)).toHaveTextContent('₹19,998');
});

test('the amounts for quantities from 1 to 99 are exact, and 99 is the most', async () => {
  await openCart([numerology]);
  const more = screen.getByRole('button', { name: 'Increase quantity of Numerology Course' });
  const [line, total] = [row(/Numerology Course/), row(/^Total/)];
  const shown = () =>
    [line.querySelector('output'), line.querySelector('strong'), total.querySelector('td')].map(
      (each) => each!.textContent,
    );
  const seen = [shown()];
  for (let quantity = 2; quantity <= 99; quantity += 1) {
    fireEvent.click(more);
    seen.push(shown());
  }
  const rupees = (amount: number) => {
    const [, front, back] = /^(\d*?)(\d{1,3})$/.exec(String(amount))!;
    return `₹${front!.replace(/(\d)(?=(\d\d)*$)/g, '$1,')}${back}`;
  };
  expect(seen).toEqual(
    seen.map((_, step) => {
      const amount = rupees((step + 1) * 9999);
      return [String(step + 1), amount, amount];
    }),
  );
  expect(seen.at(-1)).toEqual(['99', '₹9,89,901', '₹9,89,901']);
  expect(more).toBeDisabled();
});

test('Proceed To Checkout goes to the checkout', async () => {
  const { history } = await openCart();
  await user.click(screen.getByRole('button', { name: 'Proceed To Checkout' }));
  await advance(0);
  expect(history.location.pathname).toBe('/checkout');
});

test('with a total of zero the page stays open and shows an error', async () => {
  const { history } = await openCart([{ ...numerology, price: 0 }]);
  await user.click(screen.getByRole('button', { name: 'Proceed To Checkout' }));
  await advance(0);
  expect(toasts()).toEqual(['Cart Cannot Be Empty!!']);
  expect(history.location.pathname).toBe('/cart');
});

test.each([
  ['nothing stored', undefined],
  ['an empty text', ''],
  ['unreadable text', 'x'],
  ['no line in it', '[]'],
  ['an object', '{"0":{}}'],
  ['null', 'null'],
  ['no valid line', '[null, 7, {"productId": "101"}]'],
])('%s: the page shows one error and redirects to the courses', async (_case, stored) => {
  if (stored !== undefined) localStorage.setItem('cart', stored);
  const { history } = renderRemote(remote, { at: '/cart' });
  await advance(0);
  expect(history.location.pathname).toBe('/courses');
  expect(history.action).toBe('REPLACE');
  expect(toasts()).toEqual([EMPTY]);
});

test('valid lines are kept if other lines are invalid', async () => {
  const spoilt = { ...astrology, quantity: -3 };
  localStorage.setItem('cart', JSON.stringify([null, spoilt, numerology]));
  renderRemote(remote, { at: '/cart' });
  const lines = await screen.findByRole('table', { name: 'Courses in your cart' });
  expect(row(/^Total/)).toHaveTextContent('₹9,999');
  expect(lines).not.toHaveTextContent('Astrology');
});

test('removing the last line shows an error and redirects to the courses', async () => {
  const { history } = await openCart([numerology]);
  await user.click(screen.getByRole('button', { name: 'Remove Numerology Course' }));
  await advance(0);
  expect(toasts()).toEqual([EMPTY]);
  expect(localStorage.getItem('cart')).toBe('[]');
  expect(history.location.pathname).toBe('/courses');
});

test('a change of the cart in another tab appears here', async () => {
  await openCart([numerology]);
  localStorage.setItem('cart', JSON.stringify([{ ...numerology, quantity: 3 }]));
  fireEvent(window, new StorageEvent('storage', { storageArea: localStorage, key: 'cart' }));
  expect(row(/^Total/)).toHaveTextContent('₹29,997');
});

test('a logout empties the cart without the error for an empty cart', async () => {
  localStorage.setItem('token', 'abc');
  localStorage.setItem('user', JSON.stringify({ id: 7, name: 'Asha Rao', role_id: 1 }));
  const { history, store } = await openCart([numerology]);
  act(() => {
    store.dispatch(signedOut());
  });
  expect(toasts()).toEqual([]);
  expect(history.location.pathname).toBe('/cart');
  expect(screen.getByRole('link', { name: 'Browse courses' })).toHaveAttribute('href', '/courses');
});
