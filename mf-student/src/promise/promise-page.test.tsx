import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PromiseQuestion } from 'shared/model/schemas';
import { fakeApi, renderRemote } from 'shared/testing';
import * as remote from '../routes';
import { asha } from '../testing/dashboard';

const moved: PromiseQuestion = {
  question: 'moved',
  kind: 'webinar',
  url_title: 'numerology-in-daily-life',
  title: 'Numerology in Daily Life',
  when: 'Sunday, 6 December 2026',
  amount: 29,
  choices: ['keep', 'back'],
  answer: null,
};
const open = (answer: string, login: object = {}) =>
  renderRemote(remote, { at: `/promise/1.1.x?answer=${answer}`, ...login });
const asked = (data: PromiseQuestion) => ({ body: { success: true, message: '', data } });

test('the link of an e-mail only asks; the button of the page answers, the wanted one first', async () => {
  const answers: PromiseQuestion[] = [moved, { ...moved, answer: 'back', choices: [] }];
  const api = fakeApi({
    'GET /promises/1.1.x': () => asked(answers.shift()!),
    'POST /promises/1.1.x': { body: { status: true, message: 'Thank you.' } },
  });
  open('back');
  const [first, second] = await screen.findAllByRole('button', { name: /Keep it|Money back/ });
  expect([first, second].map((button) => button?.textContent)).toEqual(['Money back', 'Keep it']);
  expect(screen.getByText(/Sunday, 6 December 2026/)).toBeVisible();
  expect(api.requests.map(({ method }) => method)).toEqual(['GET']);
  await userEvent.click(first!);
  expect(await screen.findByRole('heading', { name: 'Your money is on its way' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Keep it' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
});

test('an offered batch is answered as the page has shown it', async () => {
  const product = { kind: 'course', url_title: 'numerology-course' } as const;
  const offered: PromiseQuestion = { ...moved, ...product, question: 'offer', offer: 'january' };
  const answers: PromiseQuestion[] = [
    { ...offered, choices: ['take', 'wait'] },
    { ...offered, answer: 'take', choices: [] },
  ];
  const api = fakeApi({
    'GET /promises/1.1.x': () => asked(answers.shift()!),
    'POST /promises/1.1.x': { body: { status: true, message: 'Thank you.' } },
  });
  open('take', { token: 'a-token', user: asha });
  await userEvent.click(await screen.findByRole('button', { name: 'Take this batch' }));
  await waitFor(() =>
    expect(api.requests.find(({ method }) => method === 'POST')?.body).toEqual({
      answer: 'take',
      offer: 'january',
    }),
  );
  expect(await screen.findByRole('link', { name: 'Open classroom' })).toHaveAttribute(
    'href',
    '/dashboard/asha-verma/mycourse/numerology-course',
  );
});

test('whoever kept a ticket and has not logged in is led to the log-in', async () => {
  fakeApi({ 'GET /promises/1.1.x': asked({ ...moved, answer: 'keep' }) });
  open('keep');
  expect(await screen.findByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
});
