import { screen, within } from '@testing-library/react';
import { courses } from 'shared/page';
import { renderRemote, timedUser as user } from 'shared/testing';
import * as remote from '../routes';
import { numerology } from '../testing/checkout';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-12-01T10:00:00+05:30') });
  // The type of the published lists is read-only.
  jest.replaceProperty(courses[0] as { batches: object[] }, 'batches', [
    {
      id: 'december',
      firstDay: '2026-12-07',
      lastDay: '2027-03-05',
      weekdays: [1, 3, 5],
      time: '19:30',
      minutes: 60,
      language: 'Hindi',
      seats: 30,
    },
  ]);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test.each(['/cart', '/checkout'])(
  'at more than one place, %s asks whether that is meant, and one tap makes it one',
  async (at) => {
    const { store } = renderRemote(remote, { at, cart: [{ ...numerology, quantity: 3 }] });
    expect(await screen.findByText('3 places. Only for you?')).toBeVisible();
    const facts = screen.getByRole('list', { name: 'What you get' });
    expect(facts).toHaveTextContent(
      'Next batch: Mon, Wed, Fri, 7:30 pm IST, from 7 DecemberWith Ritu Khandelwal, in Hindi',
    );
    await user.click(screen.getByRole('button', { name: 'Make it 1' }));
    expect(store.getState().cart).toMatchObject([{ productId: 101, quantity: 1 }]);
    expect(screen.queryByText(/Only for you/)).not.toBeInTheDocument();
  },
);

test('the checkout has the stepper of the cart', async () => {
  const { store } = renderRemote(remote, { at: '/checkout', cart: [numerology] });
  const stepper = await screen.findByRole('group', { name: 'Quantity of Numerology Course' });
  await user.click(within(stepper).getByRole('button', { name: /^Increase/ }));
  expect(store.getState().cart).toMatchObject([{ quantity: 2 }]);
  expect(screen.getByRole('row', { name: /^Numerology Course/ })).toHaveTextContent('02₹19,998');
});
