import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Catalogue } from 'shared/model/schemas';
import { renderRemote } from 'shared/testing';
import { leanCatalogue } from '../../testing/lean-catalogue';
import { fakeAdminApi } from '../../testing/fake-admin-api';
import { currentDraft, startFrom } from '../draft/draft-store';
import * as remote from '../../routes';

const catalogue: Catalogue = structuredClone(leanCatalogue);
const [course] = catalogue.courses;
course!.prices = [{ price: 7999, until: '2026-12-15' }];
course!.batches = [
  {
    ...{ id: 'january', firstDay: '2026-01-05', lastDay: '2026-03-27', weekdays: [1, 3] },
    ...{ time: '19:30', minutes: 60, language: 'Hindi', seats: 30 },
  },
];
catalogue.webinars[0]!.sessions = [
  { id: 'march', day: '2026-03-05', time: '19:30', minutes: 90, seats: 50 },
];

function open(page: string) {
  startFrom({ version: 1, catalogue });
  fakeAdminApi({
    'GET /catalogue': { body: { version: 1, on_site: true, site_error: null, catalogue } },
  });
  renderRemote(remote, {
    at: `/admin/${page}`,
    token: 'tok',
    user: { id: 1, name: 'Admin', role_id: 3 },
  });
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const form = async () => within(await screen.findByRole('form'));
const type = (field: HTMLElement, value: string) => fireEvent.input(field, { target: { value } });

test('a course is duplicated without its dates, and the address follows the title', async () => {
  open('addCourse');
  await press('Duplicate Numerology Course');
  const fields = await form();
  expect(screen.getByRole('dialog', { name: 'Add course' })).toBeVisible();
  expect(fields.getByLabelText('URL title')).toHaveValue('numerology-course-2');
  expect(fields.getByLabelText('New price (₹)')).toHaveValue(String(course!.newPrice));
  expect(fields.getByLabelText('Start date')).toHaveValue('');
  type(fields.getByLabelText('Title'), 'Numbers in Spring');
  expect(fields.getByLabelText('URL title')).toHaveValue('numbers-in-spring');
  type(fields.getByLabelText('Start date'), '2027-03-01');
  await press('Add course');
  expect(await screen.findByText('Course added successfully!')).toBeVisible();
  const { courses } = currentDraft().catalogue;
  expect(courses).toHaveLength(3);
  const { prices: _dated, ...kept } = course!;
  expect(courses[2]).toEqual({
    ...kept,
    id: expect.any(Number) as number,
    title: 'Numbers in Spring',
    urlTitle: 'numbers-in-spring',
    startDate: '2027-03-01',
    batches: [],
    description: course!.unlockPowerDesc,
    hi: { ...course!.hi, description: course!.hi!.unlockPowerDesc },
  });
  expect(courses[2]!.id).not.toBe(course!.id);
});

test('the form of a webinar duplicates what is in it; an address of one’s own stays', async () => {
  open('addWebinar');
  await press('Edit Numerology in Daily Life');
  type((await form()).getByLabelText('Line 1'), 'What is in your name?');
  await press('Duplicate');
  const fields = await form();
  expect(fields.getByLabelText('URL title')).toHaveValue('numerology-in-daily-life');
  expect(fields.getByLabelText('Line 1')).toHaveValue('What is in your name?');
  expect(fields.getByLabelText('Webinar date')).toHaveValue('');
  expect(fields.queryByRole('group', { name: 'session 1' })).not.toBeInTheDocument();
  type(fields.getByLabelText('URL title'), 'names');
  type(fields.getByLabelText('Title'), 'Names');
  expect(fields.getByLabelText('URL title')).toHaveValue('names');
});

test('the discount follows the new price, and the new price the discount, while they are typed', async () => {
  open('addWebinar');
  await press('Add new webinar');
  const fields = await form();
  type(fields.getByLabelText('Old price (₹)'), '499');
  type(fields.getByLabelText('New price (₹)'), '29');
  expect(fields.getByLabelText('Discount (₹)')).toHaveValue('470');
  type(fields.getByLabelText('Discount (₹)'), '400');
  expect(fields.getByLabelText('New price (₹)')).toHaveValue('99');
});
