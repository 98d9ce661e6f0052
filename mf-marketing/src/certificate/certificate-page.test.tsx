import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, renderRemote } from 'shared/testing';
import * as remote from '../routes';

const CALL = 'GET /certificates/7K3QX-9PMTW-4HJ2N-R8VDA';
const open = () => renderRemote(remote, { at: '/certificate/7K3QX-9PMTW-4HJ2N-R8VDA' });
const found = {
  body: {
    success: true,
    data: { name: 'Asha Verma', title: 'Numerology Course', issued_at: '2026-12-20T20:00:00.000Z' },
  },
};

test('a certificate is confirmed with name, course and day', async () => {
  fakeApi({ [CALL]: found });
  open();
  expect(await screen.findByText('Asha Verma')).toBeVisible();
  expect(screen.getByText('Numerology Course')).toBeVisible();
  expect(screen.getByText('21 Dec 2026')).toBeVisible();
});

test('an unknown code is said so', async () => {
  fakeApi({ [CALL]: { status: 404, body: { message: 'x' } } });
  open();
  expect(await screen.findByText(/^There is no certificate with this code\./)).toBeVisible();
  expect(screen.queryByText(/has issued/)).toBeNull();
});

test('a failure says nothing about the certificate, and can be tried again', async () => {
  const { answers } = fakeApi({ [CALL]: 'network error' });
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be looked up');
  answers[CALL] = found;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Asha Verma')).toBeVisible();
});
