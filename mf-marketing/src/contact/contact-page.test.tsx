import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, fillIn, renderRemote } from 'shared/testing';
import * as remote from '../routes';

const valid = {
  Name: 'Asha Verma',
  Email: 'asha@example.com',
  'Phone number': '1876543210',
  State: 'Delhi',
  Message: 'When does the next batch begin?',
};
type Message = Record<keyof typeof valid, string>;

async function openForm() {
  renderRemote(remote, { at: '/contact' });
  const form = await screen.findByRole('form', { name: 'Contact' });
  const field = (label: string) => within(form).getByLabelText<HTMLInputElement>(label);
  const send = async (message: Message) => {
    for (const [label, value] of Object.entries(message)) {
      if (label === 'State') await userEvent.selectOptions(field(label), value);
      else if (value) await fillIn(field(label), value);
    }
    await userEvent.click(within(form).getByRole('button'));
  };
  return { form, field, send };
}

test('a repeated press keeps its idempotency key', async () => {
  const { requests } = fakeApi({ 'POST /contacts': 'network error' });
  const { form, send } = await openForm();
  await send(valid);
  await waitFor(() => expect(requests).toHaveLength(1));
  const button = within(form).getByRole('button');
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
  await waitFor(() => expect(requests).toHaveLength(2));
  const keys = requests.map(({ headers }) => headers.get('Idempotency-Key'));
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
});

const nothing = { Name: '', Email: '', 'Phone number': '', State: '', Message: '' };

test.each<[string, Message, string]>([
  ['nothing', nothing, 'Name is required.'],
  ['a blank name', { ...valid, Name: '   ' }, 'Name is required.'],
  ['only a name', { ...nothing, Name: 'Asha' }, 'Email is required.'],
  [
    'a wrong e-mail',
    { ...nothing, Name: 'Asha', Email: 'asha@' },
    'Please enter a valid email address.',
  ],
  [
    'no phone',
    { ...valid, 'Phone number': '', State: '', Message: '' },
    'Phone number is required.',
  ],
  [
    'nine digits',
    { ...valid, 'Phone number': '987654321', State: '' },
    'Please enter a valid 10-digit phone number.',
  ],
  [
    'eleven digits',
    { ...valid, 'Phone number': '12345678901' },
    'Please enter a valid 10-digit phone number.',
  ],
  [
    'the number of another country',
    { ...valid, 'Phone number': '+1 234 567 8901' },
    'Please enter a valid 10-digit phone number.',
  ],
  ['no state', { ...valid, State: '', Message: '' }, 'Please select a state.'],
  ['a blank message', { ...valid, Message: '  ' }, 'Message cannot be empty.'],
])('%s: only the first error appears, and nothing is sent', async (_, message, text) => {
  const { requests } = fakeApi({});
  const { send } = await openForm();

  await send(message);

  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(requests).toEqual([]);
});

test('a stored message shows a confirmation and empties the form', async () => {
  const { requests } = fakeApi({ 'POST /contacts': { status: 201, body: { status: true } } });
  const { field, send } = await openForm();
  const subscribe = screen.getByRole('checkbox');
  await userEvent.click(subscribe);

  await send(valid);

  expect(await screen.findByText('Your message has been sent successfully!')).toBeVisible();
  expect(requests.map(({ body }) => body)).toEqual([
    {
      name: 'Asha Verma',
      email: 'asha@example.com',
      phone_number: '1876543210',
      state: 'Delhi',
      message: 'When does the next batch begin?',
      subscribe: true,
    },
  ]);
  for (const label of Object.keys(valid)) await waitFor(() => expect(field(label)).toHaveValue(''));
  expect(subscribe).not.toBeChecked();
});

test('an unchecked checkbox is sent as false', async () => {
  const { requests } = fakeApi({ 'POST /contacts': { status: 201, body: { status: true } } });
  const { send } = await openForm();
  await send(valid);
  expect(await screen.findByText('Your message has been sent successfully!')).toBeVisible();
  expect(requests[0]?.body).toMatchObject({ subscribe: false });
});

test.each([
  [
    '200 with a true status',
    { status: 200, body: { status: true } },
    'Unexpected response from server.',
  ],
  [
    '201 with a false status',
    { status: 201, body: { status: false } },
    'Unexpected response from server.',
  ],
  ['201 without a body', { status: 201 }, 'Unexpected response from server.'],
  ['204 without a body', { status: 204 }, 'Unexpected response from server.'],
  [
    '422 with field errors',
    { status: 422, body: { errors: { email: ['Bad address', 'Other'], name: ['Odd'] } } },
    'Bad address',
  ],
  ['422 with nonsense', { status: 422, body: { errors: 'nonsense' } }, 'Validation error.'],
  ['404', { status: 404, body: '<html>' }, 'An error occurred while sending the message.'],
  ['422 without errors', { status: 422, body: {} }, 'Validation error.'],
  ['422 with empty errors', { status: 422, body: { errors: { email: [] } } }, 'Validation error.'],
  [
    '500',
    { status: 500, body: { message: 'Inner words' } },
    'An error occurred while sending the message.',
  ],
  ['no network', 'network error' as const, 'An error occurred while sending the message.'],
])('after %s, an error appears and the fields keep their values', async (_, response, message) => {
  fakeApi({ 'POST /contacts': response });
  const { field, send } = await openForm();
  const subscribe = screen.getByRole('checkbox');
  await userEvent.click(subscribe);

  await send(valid);

  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(subscribe).toBeChecked();
  for (const [label, value] of Object.entries(valid)) expect(field(label)).toHaveValue(value);
});

test('a field error of the server appears beside the field', async () => {
  fakeApi({ 'POST /contacts': { status: 422, body: { errors: { email: ['Bad address'] } } } });
  const { field, send } = await openForm();
  await send(valid);
  await waitFor(() => expect(field('Email')).toHaveAccessibleDescription('Bad address'));
  expect(field('Email')).toHaveFocus();
});

test('37 states and union territories can be chosen', async () => {
  const { field } = await openForm();
  const options = within(field('State')).getAllByRole<HTMLOptionElement>('option');
  const [choose, ...states] = options.map(({ value }) => value);
  expect(choose).toBe('');
  expect(states).toHaveLength(37);
  expect(new Set(states).size).toBe(37);
});

test('the browser can fill in the fields', async () => {
  const { field } = await openForm();
  expect(
    ['Name', 'Email', 'Phone number', 'State'].map((label) =>
      field(label).getAttribute('autocomplete'),
    ),
  ).toEqual(['name', 'email', 'tel-national', 'address-level1']);
  expect(field('Phone number')).toHaveAttribute('inputmode', 'numeric');
});

test('a phone number is read in any usual format', async () => {
  const { field } = await openForm();
  await userEvent.type(field('Phone number'), '098765 43210');
  await userEvent.tab();
  expect(field('Phone number')).toHaveValue('9876543210');
});

test('a double click sends one message', async () => {
  let answer = (_: object) => {};
  const { requests } = fakeApi({
    'POST /contacts': new Promise<object>((resolve) => (answer = resolve)),
  });
  const { form, send } = await openForm();
  const text = 'Which batch is taught in Hindi?\nAnd when? <b>&amp; ₹';
  await send({ ...valid, Message: text });
  const button = within(form).getByRole('button');
  await waitFor(() => expect(button).toBeDisabled());
  await userEvent.click(button);
  answer({ status: 201, body: { status: true } });
  expect(await screen.findByText('Your message has been sent successfully!')).toBeVisible();
  expect(requests.map(({ body }) => body)).toEqual([expect.objectContaining({ message: text })]);
});

test('phone, e-mail, Delhi address and social pages are shown', async () => {
  await openForm();
  const details = screen.getByRole('group');
  expect(within(details).getByText(/^\+91/)).toHaveAttribute(
    'href',
    expect.stringMatching(/^tel:/),
  );
  expect(within(details).getByText(/@/)).toHaveAttribute('href', expect.stringMatching(/^mailto:/));
  expect(within(details).getByRole('link', { name: 'Ask on WhatsApp' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/wa\.me\/\d+\?text=Namaste/),
  );
  expect(details).toHaveTextContent(/New Delhi.*1100\d\d/);
  for (const name of ['X', 'YouTube', 'Instagram']) {
    const link = within(details).getByRole('link', { name });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('href', expect.stringMatching(/^https:/));
  }
});

test('toasts of the form stay for four seconds', async () => {
  jest.useFakeTimers();
  try {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    renderRemote(remote, { at: '/contact' });
    const form = await screen.findByRole('form', { name: 'Contact' });
    await user.click(within(form).getByRole('button'));
    await screen.findByRole('alert');
    act(() => jest.advanceTimersByTime(4800));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  } finally {
    jest.useRealTimers();
  }
});
