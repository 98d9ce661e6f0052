import { screen } from '@testing-library/react';
import { fakeApi, renderRemote } from 'shared/testing';
import * as remote from '../routes';
import { buyer, control, fill, numerology, pressPay, toasts } from '../testing/checkout';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function submit(values: Partial<typeof buyer>) {
  const { requests } = fakeApi({});
  renderRemote(remote, { at: '/checkout', cart: [numerology] });
  await fill('Billing details', values);
  await pressPay();
  expect(requests).toHaveLength(0);
}

test('an empty form is told every field at once', async () => {
  await submit({});
  expect(toasts()).toEqual([
    'First name is required',
    'Last name is required',
    'Email is required',
    'Phone number is required',
    'Street address is required',
    'City is required',
    'Country is required',
    'Postcode / Zip is required',
    'Password is Required',
  ]);
});

test.each([
  ['first_name', '', 'First name is required'],
  ['first_name', '  ', 'First name is required'],
  ['last_name', '', 'Last name is required'],
  ['email', '', 'Email is required'],
  ['email', 'asha@example', 'Invalid email address'],
  ['phone', '', 'Phone number is required'],
  ['phone', '987654321', 'Phone number must be 10 digits'],
  ['phone', '+919876543210', 'Phone number must be 10 digits'],
  ['street', '', 'Street address is required'],
  ['city', '', 'City is required'],
  ['country', '', 'Country is required'],
  ['zip', '', 'Postcode / Zip is required'],
  ['password', '', 'Password is Required'],
] as const)('%s %j alone: %s', async (field, value, message) => {
  await submit({ ...buyer, [field]: value });
  expect(toasts()).toEqual([message]);
  const input = control(screen.getByRole('form', { name: 'Billing details' }), field);
  expect(input).toHaveFocus();
  expect(input).toHaveAccessibleDescription(expect.stringContaining(message));
});
