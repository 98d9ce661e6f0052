import { screen, waitFor, within } from '@testing-library/react';
import { defineRemote } from 'shared/contract';
import { fakeApi, renderRemote } from 'shared/testing';
import { Slot } from 'shared/ui';
import { asha, noWaiting, paying } from '../testing/dashboard';
import { Component as HomeToday } from './HomeToday';
import { Component as PaymentToday } from './PaymentToday';
import { takes } from '../slots';

let items: { product_id: number; waits_since?: string }[] = [{ product_id: 101 }];

/** Pages of another section that have the slots. */
const payment = { name: 'payment', gives: takes } as const;
const elsewhere = defineRemote({
  name: 'mf-elsewhere',
  label: 'Elsewhere',
  routes: (
    [
      ['elsewhere/home', '/', () => <Slot slot={{ name: 'welcome' }} />],
      [
        'elsewhere/paid',
        '/paid',
        () => <Slot slot={payment} kind="course" items={items} email="a@example.com" />,
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
  fakeApi(noWaiting);
  renderRemote(elsewhere, { at: '/paid', slots });
  const card = await today();
  expect(within(card).getByRole('heading')).toHaveTextContent('Numerology Course');
  expect(within(card).getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
});

test('after paying for a course that others have waited for in vain, no date is promised', async () => {
  fakeApi({});
  items = [{ product_id: 102, waits_since: '2020-01-01T00:00:00.000Z' }];
  renderRemote(elsewhere, { at: '/paid', slots });
  expect(await today()).toHaveTextContent('We are late with the date');
});
