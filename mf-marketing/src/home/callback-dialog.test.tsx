import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, fillIn, renderRemote } from 'shared/testing';
import * as remote from '../routes';

async function openDialog() {
  renderRemote(remote, { at: '/' });
  return openFrom();
}

/** Opens the dialog from the page that is shown. */
async function openFrom() {
  await userEvent.click(await screen.findByRole('button', { name: 'Request Callback' }));
  const dialog = screen.getByRole('dialog', { name: 'Request Callback' });
  const field = (label: string) => within(dialog).getByLabelText<HTMLInputElement>(label);
  const fill = async (phone = '9876543210') => {
    await fillIn(field('Name'), 'Asha Verma');
    await fillIn(field('Email'), 'asha@example.com');
    await fillIn(field('Phone number'), phone);
  };
  const submit = () =>
    userEvent.click(within(dialog).getByRole('button', { name: 'Call me back' }));
  return { dialog, field, fill, submit };
}

test('the dialog is not rendered before the visitor opens it', async () => {
  renderRemote(remote, { at: '/' });
  await screen.findByRole('button', { name: 'Request Callback' });
  expect(screen.queryByRole('form', { name: 'Request Callback' })).not.toBeInTheDocument();
  expect(document.querySelector('dialog')).toBeNull();
});

test('the page behind is blurred while the dialog is open', async () => {
  await openDialog();
  expect(document.documentElement).toHaveAttribute('data-dialog-open');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(document.documentElement).not.toHaveAttribute('data-dialog-open');
});

test.each([
  ['its × button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['a click on the overlay', () => userEvent.click(screen.getByRole('dialog'))],
])('%s closes the dialog', async (_, close) => {
  const { dialog } = await openDialog();
  await close();
  expect(dialog).not.toBeInTheDocument();
});

test('a click inside does not close the dialog', async () => {
  const { dialog, field } = await openDialog();
  await userEvent.click(field('Name'));
  expect(dialog).toBeInTheDocument();
});

test('the browser checks the fields', async () => {
  const { dialog, field } = await openDialog();
  expect(within(dialog).getByRole<HTMLFormElement>('form').noValidate).toBe(false);
  for (const label of ['Name', 'Email', 'Phone number']) expect(field(label)).toBeRequired();
  expect(field('Phone number')).toHaveAttribute('pattern', '[0-9]{10}');
  expect(field('Phone number')).toHaveAttribute('title', 'Enter 10 digit phone number');
});

test.each([
  ['empty fields', ''],
  ['nine digits', '987654321'],
])('%s send nothing', async (_, phone) => {
  const { requests } = fakeApi({});
  const { fill, submit } = await openDialog();
  if (phone) await fill(phone);
  await submit();
  expect(requests).toEqual([]);
});

test('a request is sent without the country prefix, shows a message and closes the dialog', async () => {
  const { requests } = fakeApi({ 'POST /book-demo-class': { body: { status: true } } });
  const { dialog, fill, submit } = await openDialog();
  await fill();
  await submit();

  expect(await screen.findByText('Callback Requested successfully!')).toBeVisible();
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(requests.map(({ body }) => body)).toEqual([
    {
      full_name: 'Asha Verma',
      email: 'asha@example.com',
      phone_number: '9876543210',
      type: 'request callback',
    },
  ]);
  const again = await openFrom();
  for (const label of ['Name', 'Email', 'Phone number']) expect(again.field(label)).toHaveValue('');
});

test.each(['Book a demo', 'Request Callback'])(
  'an answer after the dialog was closed leaves the dialog “%s” open',
  async (next) => {
    let answer = (_: object) => {};
    fakeApi({ 'POST /book-demo-class': new Promise<object>((resolve) => (answer = resolve)) });
    const { dialog, fill, submit } = await openDialog();
    await fill();
    await submit();
    await waitFor(() =>
      expect(within(dialog).getByRole('button', { name: 'Sending…' })).toBeDisabled(),
    );
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await userEvent.click(screen.getByRole('button', { name: next }));
    answer({ body: { status: true } });
    expect(await screen.findByText('Callback Requested successfully!')).toBeVisible();
    expect(screen.getByRole('dialog', { name: next })).toBeVisible();
  },
);

test('the way back with a dialog open leaves a usable page', async () => {
  const { history } = renderRemote(remote, { at: '/about' });
  await screen.findByRole('heading', { level: 1 });
  act(() => history.push('/'));
  const { dialog } = await openFrom();
  act(() => history.back());
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(history.location.pathname).toBe('/about');
  expect(document.documentElement).not.toHaveAttribute('data-dialog-open');
  await userEvent.click(await screen.findByRole('button', { name: 'Influencers' }));
  expect(screen.getByText(/10% flat/)).toBeVisible();
});

test.each([
  ['a false status', { body: { status: false } }, 'Something went wrong.'],
  ['a server error', { status: 500, body: {} }, 'Failed to request Callback. Please try again.'],
  ['no network', 'network error' as const, 'Failed to request Callback. Please try again.'],
])('%s keeps the dialog open with its values', async (_, response, message) => {
  fakeApi({ 'POST /book-demo-class': response });
  const { dialog, field, fill, submit } = await openDialog();
  await fill();
  await submit();

  expect(await screen.findByText(message)).toBeVisible();
  expect(dialog).toBeInTheDocument();
  expect(field('Name')).toHaveValue('Asha Verma');
  expect(field('Email')).toHaveValue('asha@example.com');
  expect(field('Phone number')).toHaveValue('9876543210');
});
