import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, renderRemote } from 'shared/testing';
import * as remote from '../routes';

const CALL = 'GET /certificates/7K3QX-9PMTW-4HJ2N-R8VDA';
const open = () => renderRemote(remote, { at: '/certificate/7K3QX-9PMTW-4HJ2N-R8VDA' });
const found = {
  body: {
    success: true,
    data: {
      name: 'Asha Verma',
      title: 'Numerology Course',
      mentor: 'Ritu Khandelwal',
      issued_at: '2026-12-20T20:00:00.000Z',
    },
  },
};

test('a valid certificate shows its name, course, date, teacher and code', async () => {
  fakeApi({ [CALL]: found });
  open();
  expect(await screen.findByText('Asha Verma')).toBeVisible();
  expect(screen.getByText('Numerology Course')).toBeVisible();
  expect(screen.getByText('21 Dec 2026')).toBeVisible();
  expect(screen.getByText(/^Ritu Khandelwal/)).toBeVisible();
  expect(screen.getByText('7K3QX-9PMTW-4HJ2N-R8VDA')).toBeVisible();
});

test('an unknown code shows a message', async () => {
  fakeApi({ [CALL]: { status: 404, body: { message: 'x' } } });
  open();
  expect(await screen.findByText(/^There is no certificate with this code\./)).toBeVisible();
  expect(screen.queryByText(/has issued/)).toBeNull();
});

test('after a failure the page does not deny the certificate, and the visitor can retry', async () => {
  const { responses } = fakeApi({ [CALL]: 'network error' });
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be checked');
  responses[CALL] = found;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Asha Verma')).toBeVisible();
});
