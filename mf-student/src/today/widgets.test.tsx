import { screen, waitFor, within } from '@testing-library/react';
import { defineRemote } from 'shared/contract';
import { fakeApi, renderRemote } from 'shared/testing';
import { Slot } from 'shared/ui';
import { asha, paying } from '../testing/dashboard';
import { Component as HomeToday } from './HomeToday';
import { Component as PaymentToday } from './PaymentToday';

const items = [{ product_id: 101, title: 'Numerology Course', when: 'Soon' }];

/** Pages of another section that have the slots. */
const elsewhere = defineRemote({
  name: 'mf-elsewhere',
  label: 'Elsewhere',
  routes: (
    [
      ['elsewhere/home', '/', () => <Slot name="welcome" />],
      [
        'elsewhere/paid',
        '/paid',
        () => (
          <Slot
            name="payment"
            orderNumber="NK-1"
            kind="course"
            items={items}
            email="a@example.com"
          />
        ),
      ],
    ] as const
  ).map(([id, path, Component]) => ({
    id,
    path,
    access: 'public',
    header: true,
    footer: true,
    title: path,
    prerender: false,
    lazy: async () => ({ Component }),
  })),
});
const slots = { welcome: HomeToday, payment: PaymentToday };
const today = () => screen.findByRole('region', { name: 'Today' });

test('the home page shows the next class of its student', async () => {
  fakeApi(paying([101]));
  renderRemote(elsewhere, { at: '/', token: 'a-token', user: asha, slots });
  expect(await within(await today()).findByRole('heading')).toHaveTextContent('Numerology Course');
});

test('who owns nothing is led to the courses', async () => {
  fakeApi(paying());
  renderRemote(elsewhere, { at: '/', token: 'a-token', user: asha, slots });
  expect(
    await within(await today()).findByRole('link', { name: 'Start learning' }),
  ).toHaveAttribute('href', '/dashboard/asha-verma/explorecourse');
});

test('without an answer there is no card', async () => {
  fakeApi({ ...paying([101]), 'POST /user/paid-webinar-ids': { status: 401 } });
  const { container, store } = renderRemote(elsewhere, {
    at: '/',
    token: 'a-token',
    user: asha,
    slots,
  });
  await today();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Today' })).toBeNull());
  expect(container).not.toHaveTextContent('Numerology');
  expect(store.getState().login.token).toBe('a-token');
});

test('after paying, a buyer without a login sees the class and the way to it', async () => {
  fakeApi({});
  renderRemote(elsewhere, { at: '/paid', slots });
  const card = await today();
  expect(within(card).getByRole('heading')).toHaveTextContent('Numerology Course');
  expect(within(card).getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
});
