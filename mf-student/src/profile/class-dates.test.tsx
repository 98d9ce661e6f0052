import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, renderRemote } from 'shared/testing';
import * as remote from '../routes';
import { openDashboard } from '../testing/dashboard';

const response = (reminders: boolean, address: string) => ({
  body: {
    status: true,
    message: '',
    data: { reminders, calendar_url: `https://school.test/api/calendar/${address}.ics` },
  },
});
const profile = {
  'GET /profile': {
    body: { status: true, data: { name: 'Asha', slug: 'asha-verma', email: 'a@b.in', phone: '' } },
  },
};

test('in the opened section, reminders can be switched off and the calendar address changed', async () => {
  const { requests } = fakeApi({
    ...profile,
    'GET /profile/reminders': response(true, 'first'),
    'PUT /profile/reminders': response(false, 'first'),
    'POST /profile/calendar-address': response(false, 'second'),
  });
  openDashboard('updateprofile');
  const part = await screen.findByRole('button', { name: 'Reminders and calendar' });
  expect(requests.map(({ path }) => path)).toEqual(['/profile']);
  await userEvent.click(part);
  const box = await screen.findByRole('checkbox', { name: /^E-mail me a day and an hour before/ });
  expect(box).toBeChecked();
  expect(screen.getByRole('link', { name: 'Open in calendar' })).toHaveAttribute(
    'href',
    'webcal://school.test/api/calendar/first.ics',
  );
  // jsdom cannot navigate, so the link must not be followed.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await userEvent.click(screen.getByRole('link', { name: 'Open in calendar' }));
  expect(await screen.findByText(/^If no calendar opened, copy the address/)).toBeVisible();
  await userEvent.click(box);
  expect(await screen.findByText('Reminders are off.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Make a new address' }));
  expect(await screen.findByText('The calendar has a new address.')).toBeVisible();
  expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual({ reminders: false });
});

test('the page of a reminder link stops the e-mails only after a click, and shows a refusal', async () => {
  const { requests } = fakeApi({
    'POST /reminders/stop/7.1.signature': { body: { status: true, message: '' } },
    'POST /reminders/stop/broken': { status: 404, body: { message: 'This link is not complete.' } },
  });
  const { unmount } = renderRemote(remote, { at: '/reminders/7.1.signature' });
  const button = await screen.findByRole('button', { name: 'Stop reminders' });
  expect(requests).toEqual([]);
  await userEvent.click(button);
  expect(await screen.findByRole('heading', { name: 'No more reminders' })).toHaveFocus();
  unmount();

  renderRemote(remote, { at: '/reminders/broken' });
  await userEvent.click(await screen.findByRole('button', { name: 'Stop reminders' }));
  expect(await screen.findByText('This link is not complete.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Stop reminders' })).toBeVisible();
});
