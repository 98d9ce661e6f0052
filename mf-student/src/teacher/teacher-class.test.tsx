import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TeacherGroup } from 'shared/model/schemas';
import { studentMessages } from 'shared/model/messages';
import { fakeApi, renderRemote } from 'shared/testing';
import * as remote from '../routes';

const at = (time: string) => jest.useFakeTimers({ now: new Date(time), advanceTimers: true });
afterEach(() => jest.useRealTimers());

const meeting = (day: string, state: 'planned' | 'cancelled' = 'planned') => ({
  day,
  start: `${day}T14:00:00.000Z`,
  end: `${day}T15:00:00.000Z`,
  state,
});
const found: TeacherGroup = {
  title: 'Numerology Course',
  when: 'Mon–Fri, 7:30 pm IST, from 7 December 2026',
  meetings: [meeting('2026-12-07'), meeting('2026-12-08', 'cancelled'), meeting('2026-12-09')],
  people: [
    { id: 11, name: 'Asha Verma', there: ['2026-12-07'] },
    { id: 12, name: 'Ravi Kumar', there: [] },
  ],
  nobody_on: [],
};
const THREADS = { 'GET /class/1.1.token/threads': { body: { success: true, data: [] } } };
const PAGE = 'GET /class/1.1.token';
const TICK = 'PUT /class/1.1.token/meetings/2026-12-09/attendance/12';
const NOBODY = 'PUT /class/1.1.token/meetings/2026-12-09/attendance/nobody';

test('a teacher ticks who is in the class that runs now, and looks at an earlier one', async () => {
  at('2026-12-09T19:40:00+05:30');
  const { requests, responses } = fakeApi({
    ...THREADS,
    [PAGE]: { body: { success: true, data: found } },
    [TICK]: { body: { status: true, message: 'Saved.' } },
  });
  renderRemote(remote, { at: '/class/1.1.token' });
  const ravi = await screen.findByRole('checkbox', { name: 'Ravi Kumar' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Numerology Course');
  expect(screen.getByRole('combobox', { name: 'Class' })).toHaveValue('2026-12-09');
  await userEvent.click(ravi);
  expect(ravi).toBeChecked();
  expect(screen.getByText('1 of 2 there')).toBeVisible();
  expect(requests.at(-1)).toMatchObject({ method: 'PUT', body: { there: true } });
  responses[TICK] = 'network error';
  await userEvent.click(ravi);
  expect(await screen.findByText(studentMessages.failure)).toBeVisible();
  expect(ravi).toBeChecked();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Class' }), '2026-12-07');
  expect(screen.getByRole('checkbox', { name: 'Asha Verma' })).toBeChecked();
  expect(ravi).not.toBeChecked();
  expect(screen.getAllByRole('option')).toHaveLength(2);
  expect(screen.queryByRole('checkbox', { name: 'Nobody was there' })).toBeNull();
});

test('a teacher notes that nobody was there, and takes it back by a tick', async () => {
  at('2026-12-09T19:40:00+05:30');
  const saved = { body: { status: true, message: 'Saved.' } };
  const { requests } = fakeApi({
    ...THREADS,
    [PAGE]: { body: { success: true, data: found } },
    [NOBODY]: saved,
    [TICK]: saved,
  });
  renderRemote(remote, { at: '/class/1.1.token' });
  const nobody = await screen.findByRole('checkbox', { name: 'Nobody was there' });
  expect(nobody).not.toBeChecked();
  await userEvent.click(nobody);
  expect(nobody).toBeChecked();
  expect(requests.at(-1)).toMatchObject({ method: 'PUT', body: { there: true } });
  await userEvent.click(nobody);
  expect(nobody).not.toBeChecked();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Ravi Kumar' }));
  expect(nobody).not.toBeInTheDocument();
});

test('before the first class the page says from when names can be ticked', async () => {
  at('2026-12-07T19:00:00+05:30');
  fakeApi({ ...THREADS, [PAGE]: { body: { success: true, data: found } } });
  renderRemote(remote, { at: '/class/1.1.token' });
  expect(await screen.findByText(/from Monday, 7 December 2026, 7:15 pm IST/)).toBeVisible();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('a link that has ended says whom to ask', async () => {
  fakeApi({ [PAGE]: { status: 404, body: { message: 'This link has ended.' } } });
  renderRemote(remote, { at: '/class/1.1.token' });
  expect(await screen.findByText('Please ask the school for a new one.')).toBeVisible();
});
