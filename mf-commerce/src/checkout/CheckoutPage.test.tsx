import { screen, within } from '@testing-library/react';
import { fakeApi, renderRemote, timedUser } from 'shared/testing';
import * as remote from '../routes';
import {
  astrology,
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

describe('the page', () => {
  test('has its heading, nine fields with a single password, and the button', async () => {
    await openCheckout();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Complete Your Divine Enrollment',
    );
    const form = screen.getByRole('form', { name: 'Billing details' });
    for (const name of Object.keys(buyer)) expect(control(form, name)).toBeVisible();
    expect(form.querySelectorAll('input')).toHaveLength(9);
    expect(form.querySelectorAll('input[type=password]')).toHaveLength(1);
  });

  test('has an autocomplete value for each field', async () => {
    await openCheckout();
    const form = screen.getByRole('form', { name: 'Billing details' });
    expect(
      Object.keys(buyer).map((name) => control(form, name).getAttribute('autocomplete')),
    ).toEqual([
      'given-name',
      'family-name',
      'email',
      'tel-national',
      'address-line1',
      'address-level2',
      'address-level1',
      'country-name',
      'postal-code',
      'new-password',
    ]);
    expect(control(form, 'phone')).toHaveAttribute('inputmode', 'numeric');
  });

  test('shows the order with two-digit quantities, rupees, and a total equal to the subtotal', async () => {
    await openCheckout({ cart: [numerology, { ...astrology, quantity: 12 }] });
    const table = screen.getByRole('table', { name: 'Order summary' });
    const rows = within(table).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'ProductQuantitySubtotal',
      'Numerology Course01₹9,999',
      'Astrology Course12₹1,19,988',
      'Subtotal₹1,29,987',
      'Total₹1,29,987',
    ]);
  });

  test('with an empty cart, submitting shows an error and the page stays open', async () => {
    const { requests } = fakeApi({});
    const { history } = await openCheckout({ cart: [] });
    await pressPay();
    expect(toasts()).toEqual(['Cart is empty.']);
    expect(history.location.pathname).toBe('/checkout');
    expect(requests).toHaveLength(0);
  });

  test('the error for an empty cart comes before the errors of the empty form', async () => {
    renderRemote(remote, { at: '/checkout' });
    await screen.findByRole('form', { name: 'Billing details' });
    await pressPay();
    expect(toasts().slice(0, 2)).toEqual(['Cart is empty.', 'First name is required']);
    expect(toasts()).toHaveLength(10);
  });
});

describe('the order', () => {
  test('of a visitor has exactly these keys', async () => {
    const { requests } = fakeApi({ [CREATE_PAYMENT]: created });
    watchPaymentPage();
    await openCheckout({ cart: [{ ...numerology, quantity: 2 }] });
    await pressPay();
    expect(requests[0]?.body).toEqual({
      user_id: '',
      course_id: 101,
      course_name: 'Numerology Course',
      course_startDate: '2025-08-01',
      course_type: 'course',
      items: [{ course_id: 101, quantity: 2 }],
      total_amount: 19998,
      discount_amount: 0,
      payable_amount: 19998,
      currency: 'INR',
      remarks: 'Course purchase',
      first_name: 'Asha',
      last_name: 'Verma',
      email: 'asha@example.com',
      phone: '1234567890',
      password: 'secret1',
      confirm_password: '',
      street_address: '12 Lake Road',
      town_city: 'Pune',
      country: 'India',
      postcode: '411001',
    });
  });

  test('of several courses names the first course, lists all of them as items, and has the State', async () => {
    const { requests } = fakeApi({ [CREATE_PAYMENT]: created });
    watchPaymentPage();
    await openCheckout({ cart: [astrology, { ...numerology, quantity: 3 }] });
    await fill('Billing details', { state: 'Maharashtra' });
    await pressPay();
    expect(requests[0]?.body).toMatchObject({
      state: 'Maharashtra',
      course_id: 102,
      course_name: 'Astrology Course',
      payable_amount: 39996,
      items: [
        { course_id: 102, quantity: 1 },
        { course_id: 101, quantity: 3 },
      ],
    });
  });

  test('names the course that the server no longer sells, though this page still has it', async () => {
    const body = { message: 'Course data not found.', missing_course_id: 102 };
    fakeApi({ [CREATE_PAYMENT]: { status: 422, body } });
    await openCheckout({ cart: [numerology, astrology] });
    await fill('Billing details', {});
    await pressPay();
    expect(
      await screen.findByText(
        'Astrology Course is no longer offered. Remove it from your cart to continue.',
      ),
    ).toBeVisible();
  });

  test('is not sent if the catalogue lacks a course of the cart', async () => {
    const { requests } = fakeApi({});
    const { store } = await openCheckout({
      cart: [numerology, { ...numerology, productId: 999, name: 'Palmistry' }],
    });
    // Before the buyer has filled in the form.
    expect(screen.getByText(/^Palmistry is no longer offered\./)).toBeVisible();
    await pressPay();
    expect(toasts()).toEqual(['Course data not found.']);
    expect(screen.getByText(/^Palmistry is no longer offered\./)).toBeVisible();
    await timedUser.click(screen.getByRole('link', { name: 'Change your cart' }));
    await timedUser.click(await screen.findByRole('button', { name: 'Remove Palmistry' }));
    expect(screen.queryByRole('row', { name: /Palmistry/ })).not.toBeInTheDocument();
    expect(store.getState().cart).toEqual([numerology]);
    expect(requests).toHaveLength(0);
  });
});
