import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from 'shared/testing';
import { openDashboard, paying } from '../testing/dashboard';

const part = (name: string) => screen.findByRole('region', { name });
const course = (name: string) => screen.findByRole('link', { name });

test.each([
  { ids: [101], path: '/dashboard/asha-verma/mycourse' },
  { ids: ['101'], path: '/dashboard/asha-verma/mycourse' },
  { ids: [102], path: '/course/numerology-course' },
  { ids: [], path: '/course/numerology-course' },
])('with $ids paid, the numerology card goes to $path', async ({ ids, path }) => {
  const { requests } = fakeApi(paying(ids));
  const { history } = openDashboard('explorecourse');
  await userEvent.click(await course('Numerology Course'));
  expect(history.location.pathname).toBe(path);
  expect(requests[0]).toMatchObject({
    method: 'POST',
    path: '/user/paid-course-ids',
    body: { user_id: 7 },
  });
});

test('no card is a link before the paid courses are loaded', async () => {
  fakeApi({ ...paying(), 'POST /user/paid-course-ids': new Promise(() => {}) });
  openDashboard('explorecourse');
  expect(await screen.findByText('Loading courses…')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Numerology Course' })).not.toBeInTheDocument();
});

test.each([
  ['refused', { body: { success: false, course_ids: [101] } }],
  ['failed', { status: 500 }],
])('when the paid courses are %s, cards go to the course pages', async (_, response) => {
  fakeApi({ ...paying(), 'POST /user/paid-course-ids': response });
  openDashboard('explorecourse');
  expect(await course('Numerology Course')).toHaveAttribute('href', '/course/numerology-course');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('without a stored user id, no request is sent, and cards go to the course pages', async () => {
  const { requests } = fakeApi({});
  openDashboard('explorecourse', { name: 'Asha Verma', role_id: 1 });
  expect(await course('Astrology Course')).toHaveAttribute('href', '/course/astrology-course');
  expect(await course('Numerology Course')).toHaveAttribute('href', '/course/numerology-course');
  expect(requests).toEqual([]);
});

test('webinar cards go to the webinar pages', async () => {
  fakeApi(paying([], [201]));
  openDashboard('explorecourse');
  const links = within(await part('Webinars')).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/webinar/numerology-webinar',
    '/webinar/astrology-webinar',
  ]);
});

test('the card of a booked webinar says that the seat is booked', async () => {
  fakeApi(paying([], [201]));
  openDashboard('explorecourse');
  const webinars = within(await part('Webinars'));
  expect(await webinars.findByText('Your seat is booked')).toBeVisible();
  expect(webinars.getAllByText('Enrolled')).toHaveLength(1);
  expect(webinars.getByText('₹29')).toBeVisible();
});

test('the card of a booked webinar shows the day of the own ticket, not the one on sale', async () => {
  const days = [{ product_id: 201, day: '2020-03-01' }];
  fakeApi({
    ...paying(),
    'POST /user/paid-webinar-ids': { body: { success: true, webinar_ids: [201], days } },
  });
  openDashboard('explorecourse');
  const webinars = within(await part('Webinars'));
  expect(await webinars.findByText(/^Did not take place: .*1 March/)).toBeVisible();
});

test('the search finds courses and webinars by title', async () => {
  fakeApi(paying());
  openDashboard('explorecourse');
  const courses = await part('Courses');
  await course('Numerology Course');
  const search = screen.getByRole('searchbox', { name: 'Search by title' });
  await userEvent.type(search, 'numer');
  expect(
    within(courses)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Numerology Course']);

  await userEvent.clear(search);
  await userEvent.type(search, 'tarot');
  expect(screen.getByText('No course matches “tarot”')).toBeVisible();
  await userEvent.click(screen.getAllByRole('button', { name: 'Show all' })[0]!);
  expect(within(courses).getAllByRole('link')).toHaveLength(2);
});
