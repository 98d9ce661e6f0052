import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PromiseQuestion } from 'shared/model/schemas';
import { fakeApi, renderRemote } from 'shared/testing';
import * as remote from '../routes';

const moved: PromiseQuestion = {
  question: 'moved',
  title: 'Numerology in Daily Life',
  when: 'Sunday, 6 December 2026',
  amount: 29,
  choices: ['keep', 'back'],
  answer: null,
};
const open = (answer: string) => renderRemote(remote, { at: `/promise/1.1.x?answer=${answer}` });
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
});

test('an offered batch is answered as the page has shown it', async () => {
  const api = fakeApi({
    'GET /promises/1.1.x': asked({
      ...moved,
      question: 'offer',
      choices: ['take', 'wait'],
      offer: 'january',
    }),
    'POST /promises/1.1.x': { body: { status: true, message: 'Thank you.' } },
  });
  open('take');
  await userEvent.click(await screen.findByRole('button', { name: 'Take this batch' }));
  await waitFor(() =>
    expect(api.requests.find(({ method }) => method === 'POST')?.body).toEqual({
      answer: 'take',
      offer: 'january',
    }),
  );
});
