import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from 'shared/testing';
import { asha, openDashboard, paying } from '../testing/dashboard';

const courseLinks = async () => {
  const courses = await screen.findByRole('region', { name: 'Courses' });
  const links = await within(courses).findAllByRole('link', { name: / course$/i });
  return links.map((link) => link.textContent);
};

test('the search filters the courses by title', async () => {
  const { requests } = fakeApi(paying());
  openDashboard('overview');
  expect(await courseLinks()).toEqual(['Numerology Course', 'Astrology Course']);
  const search = screen.getByRole('searchbox', { name: 'Search courses' });
  await userEvent.type(search, 'ASTRO');
  expect(await courseLinks()).toEqual(['Astrology Course']);
  await userEvent.clear(search);
  await userEvent.type(search, 'palm');
  expect(screen.getByText('No course matches “palm”')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(search).toHaveValue('');
  expect(await courseLinks()).toEqual(['Numerology Course', 'Astrology Course']);
  const [paid] = requests.filter(({ path }) => path === '/user/paid-course-ids');
  expect(paid).toMatchObject({ method: 'POST', body: { user_id: 7 } });
  expect(paid?.headers.get('Authorization')).toBe('Bearer a-token');
});

test('the link to the courses that can be bought is before Join Now', async () => {
  fakeApi(paying());
  openDashboard('overview');
  const choose = await screen.findByRole('link', { name: 'Start learning' });
  expect(choose).toHaveAttribute('href', '/dashboard/asha-verma/explorecourse');
  expect(choose.nextElementSibling).toHaveTextContent('Join Now');
});

test('Join Now leads to the courses', async () => {
  fakeApi(paying());
  const { history } = openDashboard('overview');
  await userEvent.click(await screen.findByRole('link', { name: 'Join Now' }));
  expect(history.location.pathname).toBe('/courses');
});

test('the panel shows a greeting, the default portrait and the numbers of paid items', async () => {
  fakeApi(paying([101, 102], [201]));
  openDashboard('overview');
  const panel = await screen.findByRole('complementary', { name: 'Your profile' });
  expect(panel).toHaveTextContent('Namaste,Asha Verma');
  expect(within(panel).getByRole('img')).toHaveAttribute('src', 'asset-stub');
  expect(await within(panel).findByText('2')).toBeVisible();
  expect(within(panel).getByText('1')).toBeVisible();
});

test('the panel shows the stored avatar', async () => {
  fakeApi(paying());
  openDashboard('overview', { ...asha, profile: { avatar: '/uploads/asha.webp' } } as object);
  expect(await screen.findByRole('img', { name: 'Picture of Asha Verma' })).toHaveAttribute(
    'src',
    '/uploads/asha.webp',
  );
});

describe('Your Mentor', () => {
  const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);

  const open = async () => {
    fakeApi(paying());
    const view = openDashboard('overview');
    await screen.findByRole('heading', { name: 'Your Mentor' });
    return view;
  };

  test('shows two mentors, and four after See All', async () => {
    await open();
    expect(rows()).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'See All' }));
    expect(rows()).toHaveLength(4);
    await userEvent.click(screen.getByRole('button', { name: 'See Less' }));
    expect(rows()).toHaveLength(2);
  });

  test.each([
    [0, '/course/numerology-course'],
    [1, '/course/astrology-course'],
  ])('Show Details of launched course %i goes to its page', async (index, path) => {
    const { history } = await open();
    await userEvent.click(within(rows()[index]!).getByText('Show Details'));
    expect(history.location.pathname).toBe(path);
  });

  test.each([2, 3])('Show Details of course %i, not launched, opens a popup', async (index) => {
    const { history } = await open();
    await userEvent.click(screen.getByRole('button', { name: 'See All' }));
    await userEvent.click(within(rows()[index]!).getByText('Show Details'));
    expect(
      screen.getByRole('dialog', { name: 'Stay Tuned! Course launching soon...' }),
    ).toBeVisible();
    expect(history.location.pathname).toBe('/dashboard/asha-verma/overview');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test("a mentor's article opens in a new tab", async () => {
    await open();
    const article = screen.getByRole('link', { name: 'Article of Ritu Khandelwal' });
    expect(article).toHaveAttribute('target', '_blank');
    expect(article).toHaveAttribute('rel', 'noopener noreferrer');
  });
});
