import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from 'shared/testing';
import { noThreads, openDashboard, paying } from '../testing/dashboard';

beforeEach(() => void fakeApi(noThreads));

const navigation = () => screen.findByRole('navigation', { name: 'Dashboard' });

test('the dashboard address without a page redirects to the overview', async () => {
  fakeApi(paying());
  const { history } = openDashboard('');
  expect(await screen.findByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  expect(history.location.pathname).toBe('/dashboard/asha-verma/overview');
});

test('the sidebar links to the six pages', async () => {
  openDashboard('message');
  const links = within(await navigation()).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/dashboard/asha-verma/overview',
    '/dashboard/asha-verma/explorecourse',
    '/dashboard/asha-verma/mycourse',
    '/dashboard/asha-verma/mywebinar',
    '/dashboard/asha-verma/updateprofile',
    '/dashboard/asha-verma/message',
  ]);
  expect(within(await navigation()).getByRole('link', { current: 'page' })).toHaveTextContent(
    'Messages',
  );
});

test('for a user without a slug, the links contain the hyphenated name', async () => {
  openDashboard('message', { id: 7, name: 'Asha Verma', role_id: 1 });
  expect(within(await navigation()).getByRole('link', { name: 'My Courses' })).toHaveAttribute(
    'href',
    '/dashboard/asha-verma/mycourse',
  );
});

test('a link before the menu skips the menu and leads to the page', async () => {
  openDashboard('message');
  const skip = await screen.findByRole('link', { name: 'Skip the menu' });
  const page = document.getElementById(skip.getAttribute('href')!.slice(1));
  expect(page).toContainElement(screen.getByRole('heading', { level: 1 }));
  expect(page).toHaveAttribute('tabindex', '-1');
  expect(
    skip.compareDocumentPosition(await navigation()) & Node.DOCUMENT_POSITION_FOLLOWING,
  ).toBeTruthy();
});

test('the logo links to the home page', async () => {
  openDashboard('message');
  await navigation();
  expect(screen.getAllByRole('link')[0]).toHaveAttribute('href', '/');
});

test.each([
  [204, 'Logged out successfully.'],
  [500, 'Logout failed. Logging out locally.'],
])('logout (%i) clears the storage and navigates to the home page', async (status, message) => {
  const { requests } = fakeApi({ ...noThreads, 'POST /logout': { status } });
  const { history } = openDashboard('message');
  await userEvent.click(await screen.findByRole('button', { name: 'Logout' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(requests.filter(({ method }) => method === 'POST')).toMatchObject([
    { method: 'POST', path: '/logout' },
  ]);
  expect(history.location.pathname).toBe('/');
  expect(localStorage.getItem('token')).toBeNull();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

describe('the menu on small screens', () => {
  const openMenu = async () => {
    const menu = await screen.findByRole('button', { name: 'Menu' });
    expect(menu).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(menu);
    expect(menu).toHaveAttribute('aria-expanded', 'true');
    expect(within(await navigation()).getByRole('link', { name: 'Overview' })).toHaveFocus();
    return menu;
  };

  test('closes on Escape and returns the focus to its button', async () => {
    openDashboard('message');
    const menu = await openMenu();
    await userEvent.keyboard('{Escape}');
    expect(menu).toHaveAttribute('aria-expanded', 'false');
    expect(menu).toHaveFocus();
  });

  test('closes on a click beside it', async () => {
    openDashboard('message');
    const menu = await openMenu();
    await userEvent.click(screen.getByText(/are coming soon/));
    expect(menu).toHaveAttribute('aria-expanded', 'false');
  });

  test('closes on its own button', async () => {
    openDashboard('message');
    const menu = await openMenu();
    await userEvent.click(menu);
    expect(menu).toHaveAttribute('aria-expanded', 'false');
  });

  test.each(['My Courses', 'Messages'])('closes on a link (%s)', async (name) => {
    fakeApi(paying());
    openDashboard('message');
    const menu = await openMenu();
    await userEvent.click(screen.getByRole('link', { name }));
    expect(menu).toHaveAttribute('aria-expanded', 'false');
  });
});

test('the messages page is a placeholder without a form', async () => {
  const { container } = openDashboard('message');
  expect(await screen.findByText(/are coming soon/)).toBeVisible();
  expect(screen.getByText('Your messages will appear here')).toBeVisible();
  expect(container.querySelector('form, input, textarea')).toBeNull();
  const ask = screen.getByRole('link', { name: 'Ask on WhatsApp' });
  expect(ask).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/wa\.me\/\d+\?text=Namaste/),
  );
});
