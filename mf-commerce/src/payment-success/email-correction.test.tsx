import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, renderRemote } from 'shared/testing';
import * as remote from '../routes';
import { numerology } from '../testing/checkout';

const confirmation = {
  customer_email: 'meena@gmial.com',
  order_number: 'NK-1',
  paid_amount: 9999,
  paid_at: '2026-11-20T09:34:00.000Z',
  order_type: 'course',
  title: 'Numerology Course',
};

test('a mistyped e-mail is noticed and corrected once; the log-in then knows the right one', async () => {
  const { requests } = fakeApi({
    'GET /payment-success': { body: { ...confirmation, email_correctable: true } },
    'POST /payment/email': { body: { status: true, message: '' } },
  });
  renderRemote(remote, { at: '/payment-success?order_id=NK-1&order_token=secret' });
  await userEvent.click(await screen.findByRole('button', { name: 'Wrong e-mail? Correct it' }));
  const field = screen.getByLabelText('Your right e-mail');
  expect(field).toHaveFocus();
  await userEvent.type(field, 'meena@gamil.com');
  await userEvent.tab();
  await userEvent.click(
    await screen.findByRole('button', { name: 'Did you mean meena@gmail.com?' }),
  );
  expect(field).toHaveValue('meena@gmail.com');
  expect(field).toHaveFocus();
  expect(screen.queryByRole('button', { name: /Did you mean/ })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Correct it' }));
  expect(await screen.findByText('meena@gmail.com')).toBeVisible();
  expect(requests.at(-1)?.body).toEqual({
    order_id: 'NK-1',
    order_token: 'secret',
    email: 'meena@gmail.com',
  });
  expect(screen.getByText(/^A confirmation is on its way to/)).toBeVisible();
  expect(screen.queryByRole('form', { name: 'Correct your e-mail' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Wrong e-mail/ })).toBeNull();
});

test('without the permission of the server there is no correction', async () => {
  fakeApi({ 'GET /payment-success': { body: confirmation } });
  renderRemote(remote, { at: '/payment-success?order_id=NK-1&order_token=secret' });
  expect(await screen.findByText('Thank you for your order')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Wrong e-mail/ })).not.toBeInTheDocument();
});

describe('by the link', () => {
  afterEach(() => window.history.replaceState(null, '', '/'));
  const shown = {
    ...confirmation,
    customer_email: 'm•••@gmial.com',
    email_correctable: true,
    read_only: { first_name: 'Meena' },
  };
  const open = (query: string) => {
    window.history.replaceState(null, '', `/payment-success${query}`);
    return renderRemote(remote, {
      at: `/payment-success${query}`,
      cart: [numerology],
      slots: { payment: (given) => <output>{JSON.stringify(given)}</output> },
    });
  };

  test('the order is shown without the e-mail, keeps its address, and a code corrects it', async () => {
    const { requests } = fakeApi({
      'GET /payment-success': { body: shown },
      'POST /payment/email/code': { body: { status: true, message: '' } },
      'POST /payment/email': { body: { status: true, message: '' } },
    });
    const { store } = open('?order_id=NK-1&link=7.1.abc');
    expect(await screen.findByText(/^Namaste Meena, this is your order/)).toBeVisible();
    expect(window.location.search).toBe('?order_id=NK-1&link=7.1.abc');
    expect(screen.getByText(/orderNumber/)).not.toHaveTextContent('gmial');
    // The cart of this browser is somebody's who has not paid here.
    expect(store.getState().cart).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Correct my e-mail' }));
    await userEvent.type(screen.getByLabelText('Your right e-mail'), 'meena@gmail.com');
    await userEvent.click(screen.getByRole('button', { name: 'Send code to my phone' }));
    await userEvent.type(await screen.findByLabelText('Six-digit code'), '123 456');
    await userEvent.click(screen.getByRole('button', { name: 'Correct it' }));
    expect(await screen.findByText('meena@gmail.com')).toBeVisible();
    const asked = { order_id: 'NK-1', email: 'meena@gmail.com' };
    expect(requests.slice(1).map(({ body }) => body)).toEqual([asked, { ...asked, otp: '123456' }]);
  });

  test('after its time, the page says what to do', async () => {
    fakeApi({ 'GET /payment-success': { status: 410, body: { payment_state: 'ended' } } });
    open('?order_id=NK-1&link=7.1.abc');
    expect(await screen.findByRole('heading', { name: 'This link has ended' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  });

  test('without any order, its number and a code correct the e-mail', async () => {
    const { requests } = fakeApi({ 'POST /payment/email/code': { status: 409, body: {} } });
    open('');
    await userEvent.click(await screen.findByRole('button', { name: 'Correct my e-mail' }));
    await userEvent.type(screen.getByLabelText('Order Number'), ' nk-1');
    await userEvent.type(screen.getByLabelText('Your right e-mail'), 'meena@gmail.com');
    await userEvent.click(screen.getByRole('button', { name: 'Send code to my phone' }));
    expect(requests.at(-1)?.body).toEqual({ order_id: 'NK-1', email: 'meena@gmail.com' });
  });

  test('the tab that has paid gets the link as its address, and may still do more', async () => {
    const { requests } = fakeApi({
      'GET /payment-success': { body: { ...confirmation, link: '7.1.abc' } },
    });
    const { unmount } = open('?order_id=NK-1&order_token=secret');
    await screen.findByText('Thank you for your order');
    expect(window.location.search).toBe('?order_id=NK-1&link=7.1.abc');
    unmount();
    open(window.location.search);
    await screen.findByText('Thank you for your order');
    expect(requests.at(-1)?.path).toBe('/payment-success?order_id=NK-1&order_token=secret');
  });
});

test('before a class the buyer of a new account is signed in, and nothing gold leads to a list', async () => {
  const user = { id: 7, name: 'Meena Rao', role_id: 1 };
  const { requests } = fakeApi({
    'GET /payment-success': {
      body: { ...confirmation, email_correctable: true, may_log_in: true, begins_soon: true },
    },
    'POST /payment/login': { body: { data: { token: 'abc', user } } },
  });
  const { store } = renderRemote(remote, {
    at: '/payment-success?order_id=NK-1&order_token=secret',
  });
  const list = await screen.findByRole('link', { name: 'Go to My Courses' });
  expect(list).toHaveAttribute('href', '/dashboard/meena-rao/mycourse');
  expect(list.className).toMatch(/secondary/);
  expect(screen.queryByText(/3 hours/)).toBeNull();
  expect(store.getState().login.token).toBe('abc');
  expect(requests.at(-1)?.body).toEqual({ order_id: 'NK-1', order_token: 'secret' });
  expect(screen.getByRole('button', { name: 'Wrong e-mail? Correct it' })).toBeVisible();
});

test('who cannot be signed in logs in; whoever is signed in already is asked nothing', async () => {
  const { requests } = fakeApi({
    'GET /payment-success': { body: { ...confirmation, may_log_in: true, begins_soon: true } },
    'POST /payment/login': { status: 403, body: { message: 'Please log in.' } },
  });
  const at = '/payment-success?order_id=NK-1&order_token=secret';
  const { unmount } = renderRemote(remote, { at });
  expect(await screen.findByRole('link', { name: 'Go to My Courses' })).toHaveAttribute(
    'href',
    '/login',
  );
  unmount();
  const asked = requests.length;
  renderRemote(remote, { at, token: 'abc', user: { id: 7, name: 'Asha', role_id: 1 } });
  await screen.findByRole('link', { name: 'Go to My Courses' });
  expect(requests.slice(asked).map(({ method }) => method)).toEqual(['GET']);
});
