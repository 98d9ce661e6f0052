import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PublishCatalogueRequest } from 'shared/model/schemas';
import { renderRemote } from 'shared/testing';
import { leanCatalogue } from '../../testing/lean-catalogue';
import { fakeAdminApi } from '../../testing/fake-admin-api';
import { failures } from 'shared/model/validation';
import { currentDraft, startFrom } from '../draft/draft-store';
import * as remote from '../../routes';
import { webinarChecks, webinarFrom, webinarValues } from '../webinars/webinar-form';
import { emptySession, sessionValues, timeInWords } from './schedule-values';

const january = {
  id: 'january',
  firstDay: '2026-01-05',
  lastDay: '2026-03-27',
  weekdays: [1, 2, 3, 4, 5],
  time: '19:30',
  minutes: 60,
  language: 'Hindi',
  seats: 30,
};
const catalogue = structuredClone(leanCatalogue);
catalogue.courses[0]!.batches = [january];

async function editCourse() {
  startFrom({ version: 1, catalogue });
  const response = { body: { version: 1, on_site: true, site_error: null, catalogue } };
  const api = fakeAdminApi({
    'GET /catalogue': response,
    'GET /admin/catalogue/buyers': { body: { data: [] } },
    'PUT /admin/catalogue': { body: { status: true, message: 'Published.', version: 2 } },
  });
  renderRemote(remote, {
    at: '/admin/addCourse',
    token: 'tok',
    user: { id: 1, name: 'Admin', role_id: 3 },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Numerology Course' }));
  await screen.findByRole('form', { name: 'Course' });
  await openTab('Batches');
  return api;
}
const openTab = (name: string) => userEvent.click(screen.getByRole('tab', { name }));
const type = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('a batch is added, another is removed, and the review shows both in words', async () => {
  const { requests } = await editCourse();
  await press('Add batch');
  const added = screen.getByRole('group', { name: 'batch 2' });
  for (const label of ['First day', 'Last day', 'Time (IST)', 'Minutes', 'Seats', 'Language']) {
    expect(within(added).getByLabelText(label)).toBeRequired();
  }
  expect(within(added).getByLabelText('First day')).toHaveFocus();
  await type(within(added).getByLabelText('First day'), '2026-04-06');
  await type(within(added).getByLabelText('Last day'), '2026-06-26');
  // It begins as the batch before it.
  for (const name of ['Tue', 'Wed', 'Thu']) {
    await userEvent.click(within(added).getByRole('checkbox', { name }));
  }
  await type(within(added).getByLabelText('Time (IST)'), '07:00');
  await type(within(added).getByLabelText('Seats'), '25');
  await type(within(added).getByLabelText('Language'), 'English');
  await type(within(added).getByLabelText(/^Class link/), 'https://meet.example.com/a');
  await press('Remove batch 1');
  expect(screen.getByRole('button', { name: 'Add batch' })).toHaveFocus();
  await press('Update course');

  await press('Review and publish');
  const dialog = await screen.findByRole('dialog', { name: 'Review and publish' });
  expect(dialog).toHaveTextContent(
    'Mon–Fri, 7:30 pm IST, from 5 January 2026, to 27 Mar 2026, 60 minutes, Hindi, 30 seats',
  );
  expect(dialog).toHaveTextContent(
    'Mon, Fri, 7:00 am IST, from 6 April 2026, to 26 Jun 2026, 60 minutes, English, 25 seats, class link https://meet.example.com/a',
  );
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(requests.some(({ method }) => method === 'PUT')).toBe(true));
  const sent = requests.find(({ method }) => method === 'PUT')!.body as PublishCatalogueRequest;
  expect(sent.catalogue.courses[0]!.batches).toEqual([
    {
      id: expect.stringMatching(/^batch-[a-z0-9]+$/),
      firstDay: '2026-04-06',
      lastDay: '2026-06-26',
      weekdays: [1, 5],
      time: '07:00',
      minutes: 60,
      language: 'English',
      seats: 25,
      classLink: 'https://meet.example.com/a',
    },
  ]);
});

test('a stored link stays unless it is removed', async () => {
  const { requests } = await editCourse();
  const links = within(screen.getByRole('group', { name: 'batch 1' }));
  await userEvent.click(links.getByRole('checkbox', { name: 'Take the stored class link away' }));
  await press('Update course');
  await press('Review and publish');
  const dialog = await screen.findByRole('dialog', { name: 'Review and publish' });
  expect(dialog).toHaveTextContent('30 seats, class link removed');
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(requests.some(({ method }) => method === 'PUT')).toBe(true));
  const sent = requests.find(({ method }) => method === 'PUT')!.body as PublishCatalogueRequest;
  expect(sent.catalogue.courses[0]!.batches).toEqual([{ ...january, classLink: '' }]);
});

test('a batch begins on one of its weekdays', async () => {
  await editCourse();
  await type(screen.getByLabelText('First day'), '2026-01-10');
  await press('Update course');
  const message = 'Batch 1 begins on a day that is none of its weekdays.';
  expect(await screen.findAllByText(message)).not.toEqual([]);
});

test('an error in a batch names the number of the batch', async () => {
  await editCourse();
  await type(screen.getByLabelText('Last day'), '2026-01-04');
  await press('Update course');
  expect(
    await screen.findAllByText('Batch 1 needs a last day that is not before the first.'),
  ).not.toEqual([]);
});

describe('a webinar', () => {
  startFrom({ version: 1, catalogue });
  const [numerology] = currentDraft().catalogue.webinars;
  const values = {
    ...webinarValues(numerology!),
    formattedWebinarDate: '2026-12-06',
    webinarHerotime: '7:30 pm',
  };

  test('with a picked day and time gets one session at that time', () => {
    const { sessions } = webinarFrom(values, null);
    expect(sessions).toEqual([
      { id: '2026-12-06-1930', day: '2026-12-06', time: '19:30', minutes: 90, seats: 38 },
    ]);
    const again = { ...values, sessions: sessions.map(sessionValues) };
    expect(webinarFrom(again, null).sessions).toEqual(sessions);
    const saved = { ...numerology!, ...webinarFrom(values, null) };
    expect(webinarFrom({ ...values, sessions: [] }, saved).sessions).toEqual([]);
  });

  test('keeps that a session does not take place', () => {
    const cancelled = { ...webinarFrom(values, null).sessions[0]!, cancelled: true as const };
    const again = { ...values, sessions: [sessionValues(cancelled)] };
    expect(webinarFrom(again, null).sessions).toEqual([cancelled]);
  });

  test('without a time has no session', () => {
    expect(webinarFrom({ ...values, webinarHerotime: '' }, null).sessions).toEqual([]);
    expect(webinarFrom({ ...values, webinarHerotime: 'in the evening' }, null).sessions).toEqual(
      [],
    );
  });

  test('reports what its session lacks', () => {
    const incomplete = { ...values, sessions: [{ ...emptySession(), classLink: 'http://a.b' }] };
    const messages = failures(webinarChecks(numerology!), incomplete);
    expect(messages.map(({ message }) => message)).toEqual([
      'Session 1 needs a day.',
      'Session 1 needs a time.',
      'Session 1 must have 1 to 10,000 seats.',
      'Session 1 has a class link that does not begin with https://.',
    ]);
  });
});

test.each([
  ['7:30 pm', '19:30'],
  ['11 AM IST', '11:00'],
  ['12:15 a.m.', '00:15'],
  ['12 pm', '12:00'],
  ['19:30', '19:30'],
  ['7', null],
  ['25:00', null],
  ['13 pm', null],
  ['after dinner', null],
])('the time %j is %j', (words, time) => {
  expect(timeInWords(words)).toBe(time);
});

test.each([
  ['२५', '25'],
  ['௨௫', '25'],
  ['1,000', '1000'],
  ['-3', '-3'],
  ['2.5', '2.5'],
  ['two5', '5'],
])('the seats %s are %s', async (typed, kept) => {
  await editCourse();
  const seats = within(screen.getByRole('group', { name: 'batch 1' })).getByLabelText('Seats');
  await type(seats, typed);
  expect(seats).toHaveValue(kept);
});

test('a price and a rating are typed in the digits of any script', async () => {
  await editCourse();
  await type(screen.getByLabelText('New price (₹)'), '₹ ८,९९९');
  await type(screen.getByLabelText('Rating'), '४.८');
  expect(screen.getByLabelText('New price (₹)')).toHaveValue('8999');
  expect(screen.getByLabelText('Rating')).toHaveValue('4.8');
  await userEvent.type(screen.getByLabelText('Rating'), '{ArrowUp}{ArrowUp}{ArrowDown}');
  expect(screen.getByLabelText('Rating')).toHaveValue('4.9');
});

test('a dated price is added, checked, and named in the review', async () => {
  const { requests } = await editCourse();
  await openTab('Prices');
  await press('Add price');
  const prices = within(screen.getByRole('group', { name: 'Prices' }));
  await type(prices.getByLabelText('Price (₹)'), '7999');
  await press('Update course');
  expect(await screen.findAllByText(/^Price 1 needs a first or a last day/)).not.toHaveLength(0);
  await type(prices.getByLabelText(/^From/), '2026-12-01');
  await type(prices.getByLabelText(/^Until/), '2026-12-15');
  await press('Update course');
  await press('Review and publish');
  const dialog = await screen.findByRole('dialog', { name: 'Review and publish' });
  expect(dialog).toHaveTextContent('₹7,999 from 1 Dec 2026 until 15 Dec 2026');
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(requests.some(({ method }) => method === 'PUT')).toBe(true));
  const sent = requests.find(({ method }) => method === 'PUT')!.body as PublishCatalogueRequest;
  expect(sent.catalogue.courses[0]!.prices).toEqual([
    { price: 7999, from: '2026-12-01', until: '2026-12-15' },
  ]);
});
