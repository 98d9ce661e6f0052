import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, renderRemote } from 'shared/testing';
import * as remote from '../routes';

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
