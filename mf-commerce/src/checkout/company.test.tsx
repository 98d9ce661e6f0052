import { fireEvent, screen } from '@testing-library/react';
import { advance, fakeApi } from 'shared/testing';
import {
  control,
  created,
  CREATE_PAYMENT,
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

const form = () => screen.getByRole('form', { name: 'Billing details' });
const enter = (name: string, value: string) =>
  fireEvent.input(control(form(), name), { target: { value } });

test('a buyer may name a company, whose GSTIN is checked', async () => {
  const { requests } = fakeApi({ [CREATE_PAYMENT]: created });
  watchPaymentPage();
  await openCheckout();
  expect(control(form(), 'company')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Add company and GSTIN' }));

  enter('gstin', '27AAPFU0939F1ZW');
  await pressPay();
  expect(toasts()).toEqual([
    'Enter the name of the company of this GSTIN.',
    'This is no GSTIN: it has 15 characters, such as 27AAPFU0939F1ZV.',
  ]);
  expect(requests).toHaveLength(0);

  enter('company', ' Rao Books ');
  enter('gstin', '27 aapfu0939f1zv');
  await pressPay();
  expect(requests[0]?.body).toMatchObject({ company: 'Rao Books', gstin: '27AAPFU0939F1ZV' });
});

test('after ten seconds without an answer, the page says that nothing has been charged', async () => {
  fakeApi({ [CREATE_PAYMENT]: () => new Promise(() => {}) });
  await openCheckout();
  await pressPay();
  expect(screen.getByText('Preparing your order…')).toBeVisible();
  await advance(10_000);
  expect(
    screen.getByText(/This takes longer than usual\. Nothing has been charged\./),
  ).toBeVisible();
});
