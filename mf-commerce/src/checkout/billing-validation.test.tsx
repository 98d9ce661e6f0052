import { fireEvent, screen, within } from '@testing-library/react';
import { fakeApi, renderRemote, timedUser } from 'shared/testing';
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

test('an empty form shows the errors of all fields at once, in toasts and beside the fields', async () => {
  await submit({});
  const messages = [
    'First name is required',
    'Last name is required',
    'Email is required',
    'Phone number is required',
    'Street address is required',
    'City is required',
    'Country is required',
    'Postcode / Zip is required',
    'Password is Required',
  ];
  expect(toasts()).toEqual(messages);
  const form = screen.getByRole('form', { name: 'Billing details' });
  for (const message of messages) expect(within(form).getByText(message)).toBeVisible();
  expect(control(form, 'first_name')).toHaveFocus();
});

test.each([
  ['first_name', '', 'First name is required'],
  ['first_name', '  ', 'First name is required'],
  ['last_name', '', 'Last name is required'],
  ['last_name', '   ', 'Last name is required'],
  ['email', '', 'Email is required'],
  ['email', 'asha@example', 'Invalid email address'],
  ['phone', '', 'Phone number is required'],
  ['phone', '987654321', 'Phone number must be 10 digits'],
  ['phone', '98765432101', 'Phone number must be 10 digits'],
  ['phone', '+1 987 654 3210', 'Phone number must be 10 digits'],
  ['street', '', 'Street address is required'],
  ['city', '', 'City is required'],
  ['country', '', 'Country is required'],
  ['zip', '', 'Postcode / Zip is required'],
  ['password', '', 'Password is Required'],
] as const)('the only error of %s %j is: %s', async (field, value, message) => {
  await submit({ ...buyer, [field]: value });
  expect(toasts()).toEqual([message]);
  const input = control(screen.getByRole('form', { name: 'Billing details' }), field);
  expect(input).toHaveFocus();
  expect(input).toHaveAccessibleDescription(expect.stringContaining(message));
});

test('one summary announces nine failing fields', async () => {
  await submit({});
  expect(screen.getByText('9 fields need your attention.')).toHaveAttribute('role', 'alert');
});

test('the first input sets the country to India, and a cleared country stays empty', async () => {
  renderRemote(remote, { at: '/checkout', cart: [numerology] });
  const form = await screen.findByRole('form', { name: 'Billing details' });
  expect(control(form, 'country')).toHaveValue('');
  fireEvent.input(control(form, 'first_name'), { target: { value: 'Asha' } });
  expect(control(form, 'country')).toHaveValue('India');
  fireEvent.input(control(form, 'country'), { target: { value: '' } });
  fireEvent.input(control(form, 'last_name'), { target: { value: 'Rao' } });
  expect(control(form, 'country')).toHaveValue('');
});

test('required fields are marked', async () => {
  renderRemote(remote, { at: '/checkout', cart: [numerology] });
  const form = await screen.findByRole('form', { name: 'Billing details' });
  const inputs = form.querySelectorAll('input');
  for (const input of inputs) expect(input).toBeRequired();
  expect(within(form).getAllByText('Required')).toHaveLength(9);
  expect(inputs).toHaveLength(9);
  expect(control(form, 'state')).not.toBeRequired();
});

test('what was typed is there after a reload, except the password, which is asked for again', async () => {
  const open = () => renderRemote(remote, { at: '/checkout', cart: [numerology] });
  const { unmount } = open();
  const form = await screen.findByRole('form', { name: 'Billing details' });
  fireEvent.input(control(form, 'city'), { target: { value: 'Pune' } });
  fireEvent.input(control(form, 'password'), { target: { value: 'secret12' } });
  unmount();
  open();
  const again = await screen.findByRole('form', { name: 'Billing details' });
  expect(control(again, 'city')).toHaveValue('Pune');
  expect(control(again, 'password')).toHaveValue('');
  expect(again).toHaveTextContent('Please type your password again');
  expect(JSON.stringify(sessionStorage)).not.toContain('secret12');
  sessionStorage.clear();
});

test('all states, the ways to pay and the refunds are named', async () => {
  renderRemote(remote, { at: '/checkout', cart: [numerology] });
  const form = await screen.findByRole('form', { name: 'Billing details' });
  const state = within(form).getByRole('combobox', { name: 'State' });
  expect(within(state).getAllByRole('option').length).toBeGreaterThan(30);
  fireEvent.change(state, { target: { value: 'Kerala' } });
  expect(state).toHaveValue('Kerala');
  expect(form).toHaveTextContent('Pay by UPI, cards or net banking.');
  expect(screen.getByRole('region', { name: 'Order summary' })).toHaveTextContent(
    /Refund on request/,
  );
});

test('a phone number is read in any usual format', async () => {
  renderRemote(remote, { at: '/checkout', cart: [numerology] });
  const form = await screen.findByRole('form', { name: 'Billing details' });
  await timedUser.type(control(form, 'phone'), '+91 98765 43210');
  expect(control(form, 'phone')).toHaveValue('9876543210');
});

test('the PIN code sets the State, until the buyer has chosen one', async () => {
  renderRemote(remote, { at: '/checkout', cart: [numerology] });
  const form = await screen.findByRole('form', { name: 'Billing details' });
  const state = () => control(form, 'state');
  const type = (name: string, value: string) =>
    fireEvent.input(control(form, name), { target: { value } });
  type('zip', '600 001');
  expect(state()).toHaveValue('Tamil Nadu');
  type('zip', '६९५००१');
  expect(state()).toHaveValue('Kerala');
  type('zip', '69500');
  expect(state()).toHaveValue('');
  type('zip', '110001');
  expect(state()).toHaveValue('Delhi');
  fireEvent.change(state(), { target: { value: 'Outside India' } });
  type('zip', '400001');
  expect(state()).toHaveValue('Outside India');
});
