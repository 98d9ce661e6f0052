import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { GroupDetails, GroupRow, GroupStudent } from 'shared/model/schemas';
import { renderRemote } from 'shared/testing';
import * as remote from '../routes';
import { fakeAdminApi } from '../testing/fake-admin-api';

beforeEach(() =>
  jest.useFakeTimers({ now: new Date('2026-12-08T20:00:00+05:30'), advanceTimers: true }),
);
afterEach(() => jest.useRealTimers());

const ID = 'course-101-january';
const row: GroupRow = {
  id: ID,
  kind: 'course',
  product_id: 101,
  title: 'Numerology Course',
  when: 'Mon–Fri, 7:30 pm IST, from 7 December 2026',
  teacher: 'Kavita Joshi',
  state: 'running',
  seats: 40,
  sold: 2,
  left: 38,
  next: '2026-12-08T14:00:00.000Z',
};
const asha: GroupStudent = {
  id: 11,
  person: 5,
  name: 'Asha Verma',
  email: 'asha@example.com',
  phone: '9876543210',
  order_numbers: ['NK-1'],
  places: 2,
  paid_by: 'online',
  amount: 9999,
  there: ['2026-12-07'],
  progress: { done: 1, of: 5 },
};
const ravi: GroupStudent = {
  ...asha,
  id: 12,
  person: 'ravi@example.com',
  name: 'Ravi Kumar',
  email: 'ravi@example.com',
  places: 1,
  paid_by: 'free',
  amount: 0,
  there: [],
};
const meeting = (day: string, state: 'planned' | 'moved' | 'cancelled' = 'planned') => ({
  day,
  start: `${day}T14:00:00.000Z`,
  end: `${day}T15:00:00.000Z`,
  state,
});
const details: GroupDetails = {
  ...row,
  cancelled: false,
  can_sms: false,
  meetings: [
    meeting('2026-12-07'),
    meeting('2026-12-08'),
    meeting('2026-12-09', 'cancelled'),
    { ...meeting('2026-12-10', 'moved'), start: '2026-12-12T05:30:00.000Z' },
  ],
  students: [asha, ravi],
  messages: [],
  nobody_on: [],
  teacher_link: null,
};
const answer = (data: object) => ({ body: { success: true, message: '', data } });
const ok = (message: string) => ({ body: { status: true, message } });
const PAGE = `GET /admin/classes/${ID}`;

const open = (at: string) => renderRemote(remote, { at, token: 'a-token' });
const openClass = (changes: Partial<GroupDetails> = {}, answers: object = {}) => {
  const api = fakeAdminApi({ [PAGE]: answer({ ...details, ...changes }), ...answers });
  open(`/admin/classes/${ID}`);
  return api;
};

test('the list shows seats and next class, and asks for the finished ones by a filter', async () => {
  const { requests } = fakeAdminApi({ 'GET /admin/classes': answer({ data: [row], total: 1 }) });
  open('/admin/classes');
  const table = within(await screen.findByRole('table', { name: 'Classes' }));
  expect(table.getByRole('link', { name: 'Numerology Course' })).toHaveAttribute(
    'href',
    `/admin/classes/${ID}`,
  );
  expect(table.getByText('2 of 40')).toBeVisible();
  expect(table.getByText('Running')).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'Finished');
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(requests.at(-1)?.path).toContain('?status=finished&'));
});

test('an empty list says where dates are added', async () => {
  fakeAdminApi({ 'GET /admin/classes': answer({ data: [], total: 0 }) });
  open('/admin/classes');
  expect(await screen.findByText(/add its dates where you edit the course/)).toBeVisible();
});

test('a class names its people, how they paid, what they attended and their progress', async () => {
  openClass();
  const table = within(await screen.findByRole('table', { name: 'People' }));
  expect(table.getByRole('link', { name: 'Asha Verma' })).toHaveAttribute('href', '/admin/users/5');
  expect(table.getByText(/2 places/)).toBeVisible();
  expect(table.getByText('Gift or scholarship')).toBeVisible();
  expect(table.getByText('1 of 1')).toBeVisible();
  expect(table.getAllByText('1 of 5')).toHaveLength(2);
  expect(screen.getByText('2 of 40, 38 left')).toBeVisible();
  const classes = within(screen.getByRole('table', { name: 'Classes' }));
  expect(classes.getByText('Cancelled')).toBeVisible();
  expect(classes.getByText('from 10 Dec 2026')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'All 4 classes' }));
  expect(classes.getByText('Over')).toBeVisible();
});

test('a tick is saved for the chosen class, and taken back if it could not be', async () => {
  const TICK = `PUT /admin/classes/${ID}/meetings/2026-12-07/attendance/12`;
  const OTHER = TICK.replace('12-07', '12-08');
  const { requests } = openClass({}, { [TICK]: ok('Saved.'), [OTHER]: 'network error' });
  const box = await screen.findByRole('checkbox', { name: 'Ravi Kumar was there' });
  expect(screen.getByRole('checkbox', { name: 'Asha Verma was there' })).not.toBeChecked();
  await userEvent.selectOptions(screen.getByLabelText('Attendance of'), '2026-12-07');
  expect(screen.getByRole('checkbox', { name: 'Asha Verma was there' })).toBeChecked();
  await userEvent.click(box);
  expect(box).toBeChecked();
  expect(requests.at(-1)).toMatchObject({ method: 'PUT', body: { there: true } });
  await userEvent.selectOptions(screen.getByLabelText('Attendance of'), '2026-12-08');
  expect(box).not.toBeChecked();
  await userEvent.click(box);
  expect(await screen.findByText('Something went wrong.')).toBeVisible();
  expect(box).not.toBeChecked();
});

const preview = (receivers: number) =>
  answer({
    receivers,
    emails: [
      { language: 'en', subject: 'Bring your chart', text: 'Hello Asha' },
      { language: 'hi', subject: 'Bring your chart', text: 'नमस्ते Asha' },
    ],
    sms: ['Bring your chart'],
    whatsapp: [{ name: 'Asha Verma', link: 'https://wa.me/919876543210?text=Hello' }],
  });

test('who was absent from the chosen class is written to alone, and the sheet has boxes', async () => {
  const SEND = `POST /admin/classes/${ID}/messages`;
  const { requests } = openClass(
    {},
    { [SEND]: ok('On its way to 1 person.'), [`${SEND}/preview`]: preview(1) },
  );
  await screen.findByRole('button', { name: 'Print' });
  expect(screen.getAllByText('☐').length).toBeGreaterThan(1);
  await userEvent.click(screen.getByRole('button', { name: 'Message the absent' }));
  const form = within(screen.getByRole('form', { name: 'Message to the class' }));
  await userEvent.type(form.getByLabelText('Subject'), 'We missed you');
  await userEvent.type(form.getByLabelText('Text'), 'The recording is there.');
  await userEvent.click(form.getByRole('button', { name: 'Send' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Send to 1 person' }));
  await waitFor(() =>
    expect(requests.find(({ path }) => path.endsWith('/messages'))?.body).toEqual({
      subject: 'We missed you',
      text: 'The recording is there.',
      absent_on: '2026-12-08',
    }),
  );
});

test('a message asks first, names how many get it, and has one key for a retry', async () => {
  const SEND = `POST /admin/classes/${ID}/messages`;
  const { requests, responses } = openClass(
    { can_sms: true },
    { [SEND]: 'network error', [`${SEND}/preview`]: preview(2) },
  );
  const sent = () => requests.filter(({ path }) => path.endsWith('/messages'));
  await userEvent.click(await screen.findByRole('button', { name: 'Write to everybody' }));
  const form = within(screen.getByRole('form', { name: 'Message to the class' }));
  await userEvent.click(form.getByRole('button', { name: 'Send' }));
  expect(form.getByText('Please enter a subject.')).toBeVisible();
  await userEvent.type(form.getByLabelText('Subject'), 'Bring your chart');
  await userEvent.type(form.getByLabelText('Text'), 'See you tomorrow!');
  await userEvent.click(form.getByLabelText('Also by SMS, in short'));
  await userEvent.click(form.getByRole('button', { name: 'Send' }));
  const question = async () =>
    within(await screen.findByRole('dialog', { name: 'Write to 2 people?' }));
  expect((await question()).getByText(/नमस्ते/)).toBeInTheDocument();
  expect((await question()).getByText('By SMS: Bring your chart')).toBeVisible();
  expect(
    (await question()).getByRole('link', { name: 'WhatsApp Asha Verma', hidden: true }),
  ).toHaveAttribute('href', 'https://wa.me/919876543210?text=Hello');
  await userEvent.click((await question()).getByRole('button', { name: 'Back' }));
  expect(sent()).toEqual([]);
  for (const isRetry of [false, true]) {
    if (isRetry) responses[SEND] = ok('The message is on its way to 2 people.');
    await userEvent.click(form.getByRole('button', { name: 'Send' }));
    await userEvent.click((await question()).getByRole('button', { name: 'Send to 2 people' }));
  }
  expect(await screen.findByText('The message is on its way to 2 people.')).toBeVisible();
  expect(sent()).toHaveLength(2);
  expect(sent()[1]?.body).toMatchObject({ sms: true });
  const [first, second] = sent().map(({ headers }) => headers.get('idempotency-key'));
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(second).toBe(first);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('one class is moved with a message, and one cancelled without', async () => {
  const PUT = `PUT /admin/classes/${ID}/meetings/2026-12-08`;
  const { requests } = openClass({}, { [PUT]: ok('Moved. An e-mail is on its way to 2 people.') });
  const named = (action: string) =>
    new RegExp(`^${action} the class of Tuesday,\\s8\\sDecember\\s2026, 7:30\\spm\\sIST$`);
  await userEvent.click(await screen.findByRole('button', { name: named('Move') }));
  const form = within(screen.getByRole('form', { name: 'Move one class' }));
  const start = form.getByLabelText('New day and hour (IST)');
  expect(start).toHaveValue('2026-12-08T19:30');
  await userEvent.clear(start);
  await userEvent.type(start, '2026-12-13T11:00');
  expect(form.getByRole('checkbox', { name: 'Tell 2 people by e-mail' })).toBeChecked();
  await userEvent.type(form.getByLabelText(/Your words/), 'Sorry!');
  await userEvent.click(form.getByRole('button', { name: 'Move' }));
  const question = within(screen.getByRole('dialog', { name: 'Move the class?' }));
  expect(question.getByText(/from now on Sunday, 13 December 2026, 11:00 am IST/)).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Move and tell 2 people' }));
  expect(await screen.findByText(/^Moved\./)).toBeVisible();
  const put = () => requests.filter(({ method }) => method === 'PUT').at(-1);
  expect(put()).toMatchObject({
    body: { start: '2026-12-13T11:00', tell: true, text: 'Sorry!' },
  });

  await userEvent.click(screen.getByRole('button', { name: named('Cancel') }));
  const cancel = within(screen.getByRole('form', { name: 'Cancel one class' }));
  await userEvent.click(cancel.getByRole('checkbox', { name: 'Tell 2 people by e-mail' }));
  await userEvent.click(cancel.getByRole('button', { name: 'Cancel the class' }));
  const sure = within(screen.getByRole('dialog', { name: 'Cancel the class?' }));
  await userEvent.click(sure.getByRole('button', { name: 'Cancel the class' }));
  expect(put()).toMatchObject({ body: { start: null, tell: false } });
});

test('a class of a cancelled batch can be moved no more', async () => {
  openClass({
    ...{ cancelled: true, state: 'finished', next: null, students: [] },
    meetings: [meeting('2030-12-07', 'cancelled')],
  });
  expect(await screen.findAllByText('Cancelled')).not.toHaveLength(0);
  expect(screen.getByRole('table', { name: 'Classes' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^(Move|Cancel|Print|Make link)/ })).toBeNull();
  expect(screen.queryByText(/left$|Next class$/)).toBeNull();
});

test('the session of a webinar is moved and cancelled with the same dialog', async () => {
  const SESSION = 'webinar-201-sunday';
  const PUT = `PUT /admin/classes/${SESSION}/meetings/2026-12-13`;
  const session: GroupDetails = {
    ...details,
    id: SESSION,
    kind: 'webinar',
    meetings: [meeting('2026-12-13')],
    students: [ravi],
  };
  const { requests, responses } = fakeAdminApi({
    [`GET /admin/classes/${SESSION}`]: answer(session),
    [PUT]: ok('Cancelled.'),
  });
  open(`/admin/classes/${SESSION}`);
  await userEvent.click(await screen.findByRole('button', { name: /^Cancel the session of Sun/ }));
  const form = within(screen.getByRole('form', { name: 'Cancel the session' }));
  expect(form.getByText(/No more tickets are sold for it/)).toBeVisible();
  await userEvent.click(form.getByRole('button', { name: 'Cancel the session' }));
  const sure = within(screen.getByRole('dialog', { name: 'Cancel the session?' }));
  responses[`GET /admin/classes/${SESSION}`] = answer({
    ...session,
    state: 'finished',
    cancelled: true,
    meetings: [meeting('2026-12-13', 'cancelled')],
  });
  await userEvent.click(sure.getByRole('button', { name: 'Cancel it and tell 1 person' }));
  expect(await screen.findAllByText('Cancelled')).toHaveLength(2);
  expect(requests.find(({ method }) => method === 'PUT')).toMatchObject({
    body: { start: null, tell: true },
  });
  expect(screen.getByRole('button', { name: /^Move the session of Sun/ })).toBeVisible();
});

test('the link for the teacher is made, shown and withdrawn', async () => {
  const link = 'https://site.test/class/1.1.signature';
  const LINK = `/admin/classes/${ID}/teacher-link`;
  const { requests, responses } = openClass(
    {},
    { [`POST ${LINK}`]: ok('The link is made.'), [`DELETE ${LINK}`]: ok('Withdrawn.') },
  );
  const make = await screen.findByRole('button', { name: 'Make link' });
  responses[PAGE] = answer({ ...details, teacher_link: link });
  await userEvent.click(make);
  expect(await screen.findByText(link)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw link' }));
  responses[PAGE] = answer(details);
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByRole('button', { name: 'Make link' })).toBeVisible();
  expect(requests.map(({ method }) => method)).toContain('DELETE');
});

test('what was written stays on the page with who got it', async () => {
  openClass({
    messages: [
      {
        id: 1,
        subject: 'Bring your chart',
        text: 'See you!',
        by: 'Site Admin',
        at: '2026-12-07T10:00:00.000Z',
        receivers: 2,
        deliveries: [
          { to: 'asha@example.com', state: 'sent' },
          { to: 'ravi@example.com', state: 'undelivered' },
        ],
      },
    ],
  });
  const messages = within(await screen.findByRole('region', { name: 'Messages' }));
  expect(messages.getByText('Not delivered: 1')).toBeVisible();
  await userEvent.click(messages.getByText('Who got it'));
  expect(messages.getByText('ravi@example.com: Not delivered')).toBeVisible();
  expect(messages.getByRole('link', { name: /^Send again/ })).toHaveAttribute(
    'href',
    '/admin/review',
  );
});

test('a session that is over has no date to change; an unknown class is said to be unknown', async () => {
  const webinar = { ...details, kind: 'webinar' as const, students: [], meetings: [] };
  const { responses } = openClass(webinar);
  expect(await screen.findByText('Nobody has a place yet.')).toBeVisible();
  expect(screen.queryByRole('table', { name: 'Classes' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Write to everybody' })).toBeNull();
  responses['GET /admin/classes/course-1-gone'] = { status: 404, body: { message: 'No.' } };
  open('/admin/classes/course-1-gone');
  expect(await screen.findByText('There is no such class')).toBeVisible();
});

test('a batch is cancelled after a list of who gets what, with the orders that were reviewed', async () => {
  const row = { order_number: 'NK-1', name: 'Asha Verma', how: 'refund', amount: 9999 };
  const target = { id: 'february', when: 'Sat, 5:00 pm IST', left: 12 };
  const { requests } = openClass(
    {},
    {
      [`GET /admin/classes/${ID}/cancellation`]: answer({
        rows: [row, { ...row, order_number: 'NK-2', name: 'Ravi Kumar', how: 'cash', amount: 500 }],
        targets: [target],
      }),
      [`POST /admin/classes/${ID}/cancellation`]: ok('Cancelled.'),
    },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel batch' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel batch' }));
  expect(
    await dialog.findByText('Paid to you: give it back, then record the return'),
  ).toBeVisible();
  await userEvent.type(dialog.getByLabelText('Reason'), 'Too few');
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel batch' }));
  expect(
    await screen.findByText(/2 orders: ₹9,999 goes back by refund, ₹500 has to be given back/),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Keep' }));
  await userEvent.selectOptions(dialog.getByLabelText('What they get'), 'february');
  expect(dialog.getAllByText('Moves')).toHaveLength(2);
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel batch' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, cancel batch' }));
  await waitFor(() =>
    expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
      reason: 'Too few',
      reviewed: ['NK-1', 'NK-2'],
      to: 'february',
    }),
  );
});
