import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, fillIn } from 'shared/testing';
import { Newsletter } from './Newsletter';
import { renderChrome } from '../testing/render-chrome';

const form = () => within(screen.getByRole('form', { name: 'Newsletter' }));
const field = (label: string) => form().getByLabelText<HTMLInputElement>(label);
const toasts = () =>
  [...document.querySelectorAll('[data-toast] p')].map(({ textContent }) => textContent);

async function send(name: string, email: string, phone: string) {
  for (const [label, text] of [
    ['Name', name],
    ['Email', email],
    ['Phone number', phone],
  ] as const) {
    await userEvent.clear(field(label));
    if (text) await fillIn(field(label), text);
  }
  await userEvent.click(form().getByRole('button'));
}

const good = ['Asha Rao', 'asha@example.com', '1234567890'] as const;

test('heading, field names and form name are in place', () => {
  renderChrome(<Newsletter />);
  expect(screen.getByRole('heading', { name: 'Sign up for our latest news' })).toBeVisible();
  expect(['Name', 'Email', 'Phone number'].map((label) => field(label).name)).toEqual([
    'full_name',
    'email',
    'phone_number',
  ]);
});

test.each([
  ['blanks for a name', '   ', 'a@b', '12', 'Please enter your name.', 'Name'],
  ['no e-mail', 'Asha', '', '12', 'Please enter a valid email address.', 'Email'],
  ['an incomplete e-mail', 'Asha', 'a@b', '12', 'Please enter a valid email address.', 'Email'],
  ['no digits', 'Asha', 'a@b.co', '', 'Phone number must be 10 digits.', 'Phone number'],
  [
    'letters among ten characters',
    'Asha',
    'a@b.co',
    '98765abcde',
    'Phone number must be 10 digits.',
    'Phone number',
  ],
  ['nine digits', 'Asha', 'a@b.co', '123456789', 'Phone number must be 10 digits.', 'Phone number'],
  [
    'eleven digits',
    'Asha',
    'a@b.co',
    '12345678901',
    'Phone number must be 10 digits.',
    'Phone number',
  ],
])(
  '%s: only the first error is shown, and nothing is sent',
  async (_, name, email, phone, message, at) => {
    const { requests } = fakeApi({});
    renderChrome(<Newsletter />);
    await send(name, email, phone);
    await waitFor(() => expect(toasts()).toEqual([message]));
    expect(field(at)).toHaveFocus();
    expect(field(at)).toHaveAccessibleDescription(message);
    expect(requests).toEqual([]);
  },
);

test('a repeated press keeps its idempotency key, and another sign-up gets another', async () => {
  const { requests } = fakeApi({ 'POST /book-demo-class': 'network error' });
  renderChrome(<Newsletter />);
  await send(...good);
  await waitFor(() => expect(requests).toHaveLength(1));
  await waitFor(() => expect(form().getByRole('button')).toBeEnabled());
  await userEvent.click(form().getByRole('button'));
  await waitFor(() => expect(requests).toHaveLength(2));
  await waitFor(() => expect(form().getByRole('button')).toBeEnabled());
  await userEvent.type(field('Name'), ' Verma');
  await userEvent.click(form().getByRole('button'));
  await waitFor(() => expect(requests).toHaveLength(3));
  const keys = requests.map(({ headers }) => headers.get('Idempotency-Key'));
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('two presses sign up once', async () => {
  let respond = (_: object) => {};
  const response = new Promise<object>((resolve) => (respond = resolve));
  const { requests } = fakeApi({ 'POST /book-demo-class': response });
  renderChrome(<Newsletter />);
  await userEvent.type(field('Name'), good[0]);
  await userEvent.type(field('Email'), good[1]);
  await userEvent.type(field('Phone number'), good[2]);
  await userEvent.dblClick(form().getByRole('button'));
  respond({ body: { status: true } });
  await waitFor(() => expect(toasts()).toEqual(['Successfully Signed Up for Latest News!!']));
  expect(requests).toHaveLength(1);
});

test.each([
  ['nobody', {}, null],
  [
    'a signed-in visitor',
    { token: 'a-token', user: { id: 7, name: 'Asha Rao' } },
    'Bearer a-token',
  ],
])('the sign-up of %s has their token, if they have one', async (_, login, authorization) => {
  const { requests } = fakeApi({ 'POST /book-demo-class': { body: { status: true } } });
  renderChrome(<Newsletter />, login);
  await send(...good);
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(requests[0]!.headers.get('Authorization')).toBe(authorization);
});

test('a sign-up sends the country prefix; success empties the form', async () => {
  const { requests } = fakeApi({
    'POST /book-demo-class': { body: { status: true, message: '' } },
  });
  renderChrome(<Newsletter />);
  await send(...good);
  await waitFor(() => expect(toasts()).toEqual(['Successfully Signed Up for Latest News!!']));
  expect(requests.map(({ body }) => body)).toEqual([
    {
      full_name: 'Asha Rao',
      email: 'asha@example.com',
      phone_number: '+911234567890',
      type: 'request callback',
    },
  ]);
  expect(field('Name')).toHaveValue('');
  expect(field('Email')).toHaveValue('');
  expect(field('Phone number')).toHaveValue('');
});

test('a phone number is read in any usual format', async () => {
  const { requests } = fakeApi({ 'POST /book-demo-class': { body: { status: true } } });
  renderChrome(<Newsletter />);
  await send('Asha Rao', 'asha@example.com', '+91 98765 43210');
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(requests[0]!.body).toMatchObject({ phone_number: '+919876543210' });
});

test.each([
  [
    'a refusal with a reason',
    { body: { status: false, message: 'Already with us.' } },
    'Already with us.',
  ],
  ['a refusal without one', { body: { status: false } }, 'Something went wrong.'],
  ['an empty response', {}, 'Something went wrong.'],
  [
    'a server error',
    { status: 500, body: { message: 'secret' } },
    'Failed to signup for Latest News. Please try again later.',
  ],
  [
    'no network',
    'network error' as const,
    'Failed to signup for Latest News. Please try again later.',
  ],
])('%s shows a message and keeps what was typed', async (_, response, message) => {
  fakeApi({ 'POST /book-demo-class': response });
  renderChrome(<Newsletter />);
  await send(...good);
  await waitFor(() => expect(toasts()).toEqual([message]));
  expect(field('Name')).toHaveValue('Asha Rao');
  expect(field('Phone number')).toHaveValue('1234567890');
});
