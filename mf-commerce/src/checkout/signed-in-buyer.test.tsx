import { screen } from '@testing-library/react';
import { advance, fakeApi, renderRemote } from 'shared/testing';
import * as remote from '../routes';
import {
  buyer,
  control,
  created,
  CREATE_PAYMENT,
  fill,
  numerology,
  openCheckout,
  pressPay,
  toasts,
  watchPaymentPage,
} from '../testing/checkout';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('a signed-in buyer', () => {
  const user = { id: 7, name: 'Asha Rao', role_id: 1 };
  const profile = {
    body: { data: { name: 'Asha Devi Rao', email: 'rao@example.com', phone: '9876543210' } },
  };
  const owned = (course_ids: number[]) => ({ body: { success: true, course_ids } });
  const SIGNED_IN = { at: '/checkout', token: 'abc', user, cart: [numerology] };

  test('finds name, e-mail and phone filled in, except in a field with typed text', async () => {
    const { requests } = fakeApi({
      'GET /profile': profile,
      'POST /user/paid-course-ids': owned([]),
      [CREATE_PAYMENT]: created,
    });
    watchPaymentPage();
    renderRemote(remote, SIGNED_IN);
    await fill('Billing details', { first_name: 'Typed' });
    await screen.findByDisplayValue('rao@example.com');
    const form = screen.getByRole('form', { name: 'Billing details' });
    expect(control(form, 'first_name')).toHaveValue('Typed');
    expect(control(form, 'last_name')).toHaveValue('Rao');
    expect(control(form, 'phone')).toHaveValue('9876543210');

    const { street, city, country, zip } = buyer;
    await fill('Billing details', { street, city, country, zip });
    await pressPay();
    expect(toasts()).toEqual(['Password is Required']);
    await fill('Billing details', { password: 'secret1' });
    await pressPay();
    const order = requests.find(({ path }) => path === '/payment/create');
    expect(order?.body).toMatchObject({ user_id: 7, first_name: 'Typed', last_name: 'Rao' });
    expect(order?.headers.get('Authorization')).toBe('Bearer abc');
  });

  test('sees which courses are already paid for, and can still buy them', async () => {
    const { requests } = fakeApi({
      'GET /profile': profile,
      'POST /user/paid-course-ids': owned([101, 102]),
      [CREATE_PAYMENT]: created,
    });
    watchPaymentPage();
    renderRemote(remote, SIGNED_IN);
    expect(await screen.findByText(/You already have Numerology Course/)).toBeVisible();
    expect(screen.getByRole('link', { name: /go to class/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/dashboard\/.+\/mycourse$/),
    );
    expect(requests.find(({ path }) => path === '/user/paid-course-ids')?.body).toEqual({
      user_id: 7,
    });
    await fill('Billing details', buyer);
    await pressPay();
    expect(toasts()).toEqual(['On Successful payment check mail!!']);
  });

  test('sees no notice about courses outside the cart', async () => {
    fakeApi({ 'GET /profile': profile, 'POST /user/paid-course-ids': owned([102]) });
    renderRemote(remote, SIGNED_IN);
    await screen.findByDisplayValue('rao@example.com');
    const form = screen.getByRole('form', { name: 'Billing details' });
    expect(control(form, 'first_name')).toHaveValue('Asha Devi');
    expect(screen.queryByText(/You already have/)).not.toBeInTheDocument();
  });

  test('with an invalid token is not signed out during the checkout', async () => {
    const { requests } = fakeApi({
      'GET /profile': { status: 401 },
      'POST /user/paid-course-ids': { status: 401 },
      [CREATE_PAYMENT]: created,
    });
    watchPaymentPage();
    const { store } = await openCheckout({ token: 'dead', user });
    await advance(0);
    expect(store.getState().login.token).toBe('dead');
    await pressPay();
    expect(toasts()).toEqual(['On Successful payment check mail!!']);
    expect(requests.at(-1)?.body).toMatchObject({ user_id: 7 });
  });

  test('for a visitor, neither the profile nor the paid courses are requested', async () => {
    const { requests } = fakeApi({});
    await openCheckout();
    await advance(1000);
    expect(requests).toHaveLength(0);
  });
});
