import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, fillIn, renderRemote } from 'shared/testing';
import * as remote from '../routes';

const valid = {
  'Full name': 'Asha Verma',
  Email: 'asha@example.com',
  'Phone number': '9876543210',
  Course: 'astrology',
};
type Booking = Record<keyof typeof valid, string>;

async function openDialog() {
  await userEvent.click(await screen.findByRole('button', { name: 'Book a demo' }));
  const dialog = screen.getByRole('dialog', { name: 'Book a demo' });
  const form = within(dialog).getByRole('form', { name: 'Book a demo' });
  const field = (label: string) => within(form).getByLabelText<HTMLInputElement>(label);
  const send = async (booking: Booking) => {
    for (const [label, value] of Object.entries(booking)) {
      if (label === 'Course') await userEvent.selectOptions(field(label), value);
      else if (value) await fillIn(field(label), value);
    }
    await userEvent.click(within(form).getByRole('button'));
  };
  return { dialog, field, send };
}

test.each<[Partial<Booking>, string]>([
  [{ 'Full name': '', Email: '', 'Phone number': '', Course: '' }, 'Full name is required.'],
  [{ Email: '', 'Phone number': '', Course: '' }, 'Email is required.'],
  [{ Email: 'asha', 'Phone number': '', Course: '' }, 'Enter a valid email address.'],
  [{ 'Phone number': '', Course: '' }, 'Phone number is required.'],
  [{ 'Phone number': '1234567890', Course: '' }, 'Enter a valid 10-digit Indian phone number.'],
  [{ Course: '' }, 'Please select a course.'],
])('with %j the dialog shows the error %s and stays open', async (fault, message) => {
  renderRemote(remote, { at: '/' });
  const { dialog, send } = await openDialog();

  await send({ ...valid, ...fault });

  expect(await screen.findAllByRole('alert')).toHaveLength(1);
  expect(screen.getByRole('alert')).toHaveTextContent(message);
  expect(dialog).toBeInTheDocument();
});

test('a booking sends no request, closes the dialog and is offered as an e-mail', async () => {
  const { requests } = fakeApi({});
  renderRemote(remote, { at: '/' });
  const { send } = await openDialog();

  await send(valid);

  expect(
    await screen.findByText('Live demo class booked successfully! Check your email for details.'),
  ).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(requests).toEqual([]);

  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Send it by e-mail' });
  const body = new URL(link.href).searchParams.get('body');
  expect(link.href).toMatch(/^mailto:/);
  for (const text of ['Asha Verma', 'asha@example.com', '9876543210', 'Astrology Course']) {
    expect(body).toContain(text);
  }
});

test('the dialog opens empty after a booking', async () => {
  renderRemote(remote, { at: '/' });
  const { send } = await openDialog();
  await send(valid);

  const { dialog, field } = await openDialog();

  expect(dialog.querySelectorAll('input, select')).toHaveLength(4);
  for (const label of Object.keys(valid)) expect(field(label)).toHaveValue('');
});
