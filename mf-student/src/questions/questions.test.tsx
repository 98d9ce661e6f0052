import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, renderRemote } from 'shared/testing';
import * as remote from '../routes';
import { openDashboard } from '../testing/dashboard';

const COURSE = 'GET /classroom/course/101';
const THREADS = 'GET /threads';
const answerOf = (data: unknown) => ({ body: { success: true, data } });
const classroom = answerOf({
  title: 'Numerology Course',
  order_number: 'NK-1',
  batch: null,
  session: null,
  modules_done: [],
  certificate: null,
});
const thread = {
  id: 5,
  kind: 'course',
  product_id: 101,
  title: 'Numerology Course',
  url_title: 'numerology-course',
  about: 'The Lo Shu grid',
  from: '',
  state: 'answered',
  reported: false,
  messages: [
    { id: 1, by: 'student', text: 'Why is 4 missing?', at: '2026-12-07T15:30:00.000Z' },
    { id: 2, by: 'teacher', text: 'It is learned.', at: '2026-12-07T16:30:00.000Z' },
  ],
};
const done = (message: string) => ({ body: { status: true, message } });
const questions = async () => within(await screen.findByRole('region', { name: 'Questions' }));

test('a student asks about a module, and the question stands in the classroom', async () => {
  const { requests, responses } = fakeApi({
    [COURSE]: classroom,
    [THREADS]: answerOf([]),
    'POST /threads': done('Your question is sent.'),
  });
  openDashboard('mycourse/numerology-course');
  expect(await (await questions()).findByText(/You have not asked anything/)).toBeVisible();
  const modules = within(await screen.findByRole('region', { name: 'Modules' }));
  const [button] = await modules.findAllByRole('button', { name: 'Ask a question' });
  await userEvent.click(button!);
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await screen.findAllByText('Please write something.')).not.toHaveLength(0);
  await userEvent.type(dialog.getByLabelText('Your question'), 'Why is 4 missing?');
  responses[THREADS] = answerOf([{ ...thread, state: 'open' }]);
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Your question is sent.')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
    kind: 'course',
    product_id: 101,
    module: 'foundations-of-number',
    text: 'Why is 4 missing?',
  });
  expect(await (await questions()).findByText('Waiting')).toBeVisible();
});

test('an answered question can be solved, and abuse reported', async () => {
  const { requests } = fakeApi({
    [COURSE]: classroom,
    [THREADS]: answerOf([thread]),
    'PUT /threads/5/solved': done('Saved.'),
    'PUT /threads/5/report': done('Thank you.'),
  });
  openDashboard('mycourse/numerology-course');
  const region = await questions();
  await userEvent.click(await region.findByText('The Lo Shu grid'));
  expect(region.getByText('It is learned.')).toBeVisible();
  await userEvent.click(region.getByRole('button', { name: 'Solved' }));
  expect(await screen.findByText('Saved.')).toBeVisible();
  await userEvent.click(region.getByRole('button', { name: 'Report abuse' }));
  expect(await screen.findByText('Thank you.')).toBeVisible();
  expect(requests.filter(({ method }) => method === 'PUT').map(({ path }) => path)).toEqual([
    '/threads/5/solved',
    '/threads/5/report',
  ]);
});

test('the messages page keeps its text and links each question into its class', async () => {
  fakeApi({ [COURSE]: classroom, [THREADS]: answerOf([thread]) });
  openDashboard('message');
  expect(await screen.findByText('Your messages will appear here')).toBeVisible();
  const list = within(await screen.findByRole('region', { name: 'Your questions' }));
  expect(list.getByRole('link')).toHaveAttribute(
    'href',
    '/dashboard/asha-verma/mycourse/numerology-course#questions',
  );
  expect(screen.queryByRole('textbox')).toBeNull();
  // Jsdom does not scroll.
  const scrolled = jest.fn();
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolled(this.id);
  };
  await userEvent.click(list.getByRole('link'));
  await questions();
  await waitFor(() => expect(scrolled).toHaveBeenLastCalledWith('questions'));
});

test('the page of a teacher shows the questions of the class and takes an answer', async () => {
  const { requests } = fakeApi({
    'GET /class/1.1.token': answerOf({
      title: 'Numerology Course',
      when: 'Mon',
      meetings: [],
      people: [],
      materials: [
        {
          id: 1,
          type: 'notes',
          title: 'Tables',
          link: 'https://example.com/t',
          added_at: '2026-12-07T15:30:00.000Z',
        },
      ],
    }),
    'GET /class/1.1.token/threads': answerOf([{ ...thread, from: 'Asha, Patna', state: 'open' }]),
    'POST /class/1.1.token/threads/5/messages': done('Sent.'),
  });
  renderRemote(remote, { at: '/class/1.1.token' });
  const region = await questions();
  await userEvent.click(await region.findByText('Asha, Patna: The Lo Shu grid'));
  expect(region.queryByRole('button', { name: 'Solved' })).toBeNull();
  await userEvent.type(region.getByRole('textbox', { name: 'Your answer' }), 'It is learned.');
  await userEvent.click(region.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Sent.')).toBeVisible();
  expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
    text: 'It is learned.',
  });
  expect(screen.getByRole('link', { name: 'Notes: Tables' })).toBeVisible();
});
