import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { contact } from 'shared/model/config';
import { fakeApi, fillIn, renderRemote } from 'shared/testing';
import * as remote from '../routes';

const valid = {
  'Full name': 'Asha Verma',
  Email: 'asha@example.com',
  'Phone number': '9876543210',
  Course: 'numerology',
};
type Booking = Record<keyof typeof valid, string>;

async function openForm() {
  renderRemote(remote, { at: '/' });
  const form = await screen.findByRole('form', { name: 'Book a Live Demo Class' });
  const field = (label: string) => within(form).getByLabelText<HTMLInputElement>(label);
  const send = async (booking: Booking) => {
    for (const [label, value] of Object.entries(booking)) {
      if (label === 'Course') await userEvent.selectOptions(field(label), value);
      else {
        await userEvent.clear(field(label));
        if (value) await fillIn(field(label), value);
      }
    }
    await userEvent.click(within(form).getByRole('button'));
  };
  return { form, field, send };
}

const accepted = { 'POST /book-demo-class': { body: { status: true, message: 'ok' } } };
afterEach(() => localStorage.clear());

test.each<[string, Partial<Booking>, string, string]>([
  [
    'nothing filled in',
    { 'Full name': '', Email: '', 'Phone number': '', Course: '' },
    'Full name is required.',
    'Full name',
  ],
  ['a blank name', { 'Full name': '   ' }, 'Full name is required.', 'Full name'],
  ['no e-mail', { Email: '', 'Phone number': '' }, 'Email is required.', 'Email'],
  [
    'a wrong e-mail',
    { Email: 'asha@example', 'Phone number': '' },
    'Enter a valid email.',
    'Email',
  ],
  ['no phone', { 'Phone number': '', Course: '' }, 'Phone number is required.', 'Phone number'],
  [
    'a phone that begins with 5',
    { 'Phone number': '5234567890', Course: '' },
    'Enter a valid 10-digit Indian phone number.',
    'Phone number',
  ],
  [
    'nine digits',
    { 'Phone number': '987654321' },
    'Enter a valid 10-digit Indian phone number.',
    'Phone number',
  ],
  [
    'eleven digits',
    { 'Phone number': '98765432101' },
    'Enter a valid 10-digit Indian phone number.',
    'Phone number',
  ],
  [
    'digits of another script, and no course',
    { 'Phone number': '६२३४५६७८९०', Course: '' },
    'Please Select a course.',
    'Course',
  ],
  ['no course', { Course: '' }, 'Please Select a course.', 'Course'],
])(
  '%s: one toast, the field marked and focused, nothing sent',
  async (_, fault, message, label) => {
    const { requests } = fakeApi(accepted);
    const { send, field } = await openForm();

    await send({ ...valid, ...fault });

    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(field(label)).toHaveAccessibleDescription(message);
    expect(field(label)).toHaveFocus();
    expect(requests).toEqual([]);
  },
);

test('a booking is sent with the country prefix and clears all fields but the course', async () => {
  const { requests } = fakeApi(accepted);
  const { send, field } = await openForm();

  await send({ ...valid, 'Phone number': '6234567890' });

  expect(
    await screen.findByText('Live demo class booked successfully! Check your email for details.'),
  ).toBeVisible();
  expect(requests).toEqual([
    expect.objectContaining({
      method: 'POST',
      path: '/book-demo-class',
      body: {
        full_name: 'Asha Verma',
        email: 'asha@example.com',
        phone_number: '+916234567890',
        course: 'numerology',
        type: 'book demo class',
      },
    }),
  ]);
  await waitFor(() => expect(field('Full name')).toHaveValue(''));
  expect(field('Email')).toHaveValue('');
  expect(field('Phone number')).toHaveValue('');
  expect(field('Course')).toHaveValue('numerology');
});

describe('on a later visit', () => {
  const due_at = '2026-11-29T12:30:00.000Z';
  const visit = (response: object) => {
    localStorage.setItem('call', '7.1.x');
    fakeApi({ 'GET /calls/7.1.x': response });
    renderRemote(remote, { at: '/' });
  };

  test('the card says that we are late, with our number', async () => {
    visit({ body: { success: true, data: { due_at, late: true } } });
    expect(await screen.findByRole('heading', { name: 'We are late' })).toBeVisible();
    expect(screen.getByText(/by Sunday, 29 November(?: 2026)?, 6:00\spm\sIST/)).toBeVisible();
    expect(screen.getByRole('link', { name: contact.phone })).toHaveAttribute(
      'href',
      `tel:${contact.phoneLink}`,
    );
  });

  test('before that, it says by when we call, and after the call nothing', async () => {
    visit({ body: { success: true, data: { due_at, late: false } } });
    expect(await screen.findByText(/we call you by Sunday, 29 November/)).toBeVisible();
    cleanup();
    visit({ status: 404, body: { message: 'This link has ended.' } });
    await waitFor(() => expect(localStorage.getItem('call')).toBeNull());
  });
});

test('a double click books once', async () => {
  let answer = (_: object) => {};
  const { requests } = fakeApi({
    'POST /book-demo-class': new Promise<object>((resolve) => (answer = resolve)),
  });
  const { form, send, field } = await openForm();
  await send(valid);
  const button = within(form).getByRole('button');
  await waitFor(() => expect(button).toBeDisabled());
  await userEvent.click(button);
  answer({ body: { status: true } });
  await waitFor(() => expect(field('Full name')).toHaveValue(''));
  expect(requests).toHaveLength(1);
});

test('an answer that is no JSON shows an error', async () => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('<html>'));
  const { send } = await openForm();
  await send(valid);
  expect(
    await screen.findByText('An error occurred while booking. Please try again later.'),
  ).toBeVisible();
});

test('the kept course is sent with the next booking', async () => {
  const { requests } = fakeApi(accepted);
  const { send, field } = await openForm();

  await send(valid);
  await waitFor(() => expect(field('Full name')).toHaveValue(''));
  await send({ ...valid, 'Full name': 'Ravi Das' });

  await waitFor(() => expect(requests).toHaveLength(2));
  expect(requests[1]?.body).toMatchObject({ full_name: 'Ravi Das', course: 'numerology' });
});

test.each([
  [
    'a false status',
    { body: { status: false, message: 'Full' } },
    'Booking failed. Please try again.',
  ],
  ['an answer without status', { body: {} }, 'Booking failed. Please try again.'],
  ['an empty answer', { status: 200 }, 'Booking failed. Please try again.'],
  [
    'field errors',
    { status: 422, body: { errors: { email: ['Bad'] } } },
    'An error occurred while booking. Please try again later.',
  ],
  [
    'a server error',
    { status: 500, body: {} },
    'An error occurred while booking. Please try again later.',
  ],
  [
    'no network',
    'network error' as const,
    'An error occurred while booking. Please try again later.',
  ],
])('after %s, an error appears and the fields keep their values', async (_, response, message) => {
  fakeApi({ 'POST /book-demo-class': response });
  const { send, field } = await openForm();

  await send(valid);

  expect(await screen.findByText(message)).toBeVisible();
  for (const [label, value] of Object.entries(valid)) expect(field(label)).toHaveValue(value);
});

test('the visitor can choose between two courses', async () => {
  const { field } = await openForm();
  const options = within(field('Course')).getAllByRole<HTMLOptionElement>('option');
  expect(options.map(({ value, text }) => [value, text])).toEqual([
    ['', 'Choose a course'],
    ['numerology', 'Numerology Course'],
    ['astrology', 'Astrology Course'],
  ]);
});

test('toasts of the form stay for five seconds', async () => {
  jest.useFakeTimers();
  try {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    renderRemote(remote, { at: '/' });
    const form = await screen.findByRole('form', { name: 'Book a Live Demo Class' });
    await user.click(within(form).getByRole('button'));
    const shown = await screen.findByRole('alert');
    act(() => jest.advanceTimersByTime(4500));
    expect(shown).toBeVisible();
    act(() => jest.advanceTimersByTime(2000));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  } finally {
    jest.useRealTimers();
  }
});
