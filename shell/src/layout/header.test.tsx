import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { schedulingPage } from 'shared/model/config';
import { signedIn, signedOut, type CartItem, type StoredUser } from 'shared/store';
import { fakeApi } from 'shared/testing';
import { Header } from './Header';
import { renderChrome } from '../testing/render-chrome';

const asha: StoredUser = { id: 7, name: 'Asha Rao', role_id: 1 };
const login = { token: 'token-1', user: asha };

const item = (productId: number, quantity: number): CartItem => ({
  productId,
  name: 'Course',
  image: '/images/course.svg',
  price: 9999,
  quantity,
});

const main = () => screen.getByRole('navigation', { name: 'Main' });
const hrefs = () =>
  within(main())
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
const loginLink = () => screen.queryByRole('link', { name: 'Login' });
const userButton = () => screen.queryByRole('button', { name: /Asha Rao/ });
const openMenu = () => userEvent.click(userButton()!);

test('a visitor finds the main pages and the login', () => {
  renderChrome(<Header />);
  expect(screen.getByRole('banner')).toBeInTheDocument();
  expect(hrefs()).toEqual(
    expect.arrayContaining(['/', '/about', '/courses', '/contact', '/login']),
  );
});

test('the consultation is booked on the scheduling page, in a new tab', () => {
  renderChrome(<Header />);
  const link = screen.getByRole('link', { name: 'FREE Consultation' });
  expect(link).toHaveAttribute('href', schedulingPage);
  expect(schedulingPage).toMatch(/^https:/);
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
});

test('the link to the page that is open says so', () => {
  renderChrome(<Header />, { at: '/about' });
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('About');
});

test('a signed-in user finds the same pages, and a user menu in place of the login', () => {
  renderChrome(<Header />, login);
  expect(hrefs()).toEqual(expect.arrayContaining(['/', '/about', '/courses', '/contact']));
  expect(loginLink()).not.toBeInTheDocument();
  expect(userButton()).toBeInTheDocument();
});

test.each([
  ['a token without user', { token: 'token-1' }, true],
  ['a user without token', { user: asha }, true],
  ['a section without the user menu', login, false],
])('%s gets the header of visitors', (_, stored, userMenu) => {
  renderChrome(<Header userMenu={userMenu} />, stored);
  expect(loginLink()).toBeInTheDocument();
  expect(userButton()).not.toBeInTheDocument();
});

test('the header follows a sign-in and a sign-out at once', () => {
  const { store } = renderChrome(<Header />);
  act(() => void store.dispatch(signedIn(login)));
  expect(userButton()).toBeInTheDocument();
  act(() => void store.dispatch(signedOut()));
  expect(loginLink()).toBeInTheDocument();
});

test('the user menu shows the picture of the profile', () => {
  renderChrome(<Header />, {
    ...login,
    user: { ...asha, profile: { avatar: '/uploads/asha.webp' } },
  });
  expect(screen.getByRole('img', { name: 'Asha Rao' })).toHaveAttribute(
    'src',
    '/uploads/asha.webp',
  );
});

test('a missing or broken picture is replaced by the default picture', () => {
  const { unmount } = renderChrome(<Header />, login);
  const standIn = screen.getByRole('img', { name: 'Asha Rao' }).getAttribute('src');
  unmount();

  renderChrome(<Header />, { ...login, user: { ...asha, profile: { avatar: '/gone.webp' } } });
  const picture = screen.getByRole('img', { name: 'Asha Rao' });
  fireEvent.error(picture);
  expect(picture).toHaveAttribute('src', standIn);
});

test.each([
  ['the hyphenated name', asha, '/dashboard/asha-rao'],
  ['the slug', { ...asha, slug: 'asha-1' }, '/dashboard/asha-1'],
])('the menu names the user and leads to the dashboard under %s', async (_, user, base) => {
  renderChrome(<Header />, { ...login, user });
  expect(userButton()).toHaveAttribute('aria-expanded', 'false');
  await openMenu();
  expect(userButton()).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('Asha Rao')).toBeVisible();
  const targets = ['Dashboard', 'My Courses', 'My Webinars'].map((name) =>
    screen.getByRole('link', { name }).getAttribute('href'),
  );
  expect(targets).toEqual([`${base}/overview`, `${base}/mycourse`, `${base}/mywebinar`]);
});

test.each(['Dashboard', 'My Courses', 'My Webinars'])(
  '%s of the menu opens its page',
  async (name) => {
    const { history } = renderChrome(<Header />, login);
    await openMenu();
    const target = screen.getByRole('link', { name }).getAttribute('href');
    await userEvent.click(screen.getByRole('link', { name }));
    expect(history.location.pathname).toBe(target);
  },
);

test.each([
  ['a click outside', () => userEvent.click(screen.getByText('The page'))],
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['its button', () => openMenu()],
  ['a choice', () => userEvent.click(screen.getByRole('link', { name: 'My Courses' }))],
])('%s closes the menu', async (_, close) => {
  renderChrome(<Header />, login);
  await openMenu();
  await close();
  await waitFor(() => expect(screen.queryByText('Asha Rao')).not.toBeInTheDocument());
});

test('going back does not open the menu again', async () => {
  const { history } = renderChrome(<Header />, login);
  await openMenu();
  act(() => history.push('/about'));
  await waitFor(() => expect(userButton()).toHaveAttribute('aria-expanded', 'false'));
  await act(async () => history.back());
  expect(userButton()).toHaveAttribute('aria-expanded', 'false');
});

test('a link closes the menu at once, before its page has loaded', async () => {
  const { history } = renderChrome(<Header />, login);
  const stay = history.block(() => {});
  await openMenu();
  await userEvent.click(screen.getByRole('link', { name: 'My Courses' }));
  expect(userButton()).toHaveAttribute('aria-expanded', 'false');
  stay();
});

test('Escape gives the focus back to the button of the menu', async () => {
  renderChrome(<Header />, login);
  await openMenu();
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(userButton()).toHaveFocus();
});

test.each([
  ['accepts it', {}, 'Logged out successfully.'],
  ['fails', { status: 500, body: {} }, 'Logout failed. Logging out locally.'],
  ['is out of reach', 'network error' as const, 'Logout failed. Logging out locally.'],
  ['knows no such session', { status: 401, body: {} }, 'Logout failed. Logging out locally.'],
])(
  'Logout tells the server, clears the storage and goes home when the server %s',
  async (_, response, message) => {
    const { requests } = fakeApi({ 'POST /logout': response });
    const { history } = renderChrome(<Header />, {
      ...login,
      cart: [item(101, 1)],
      at: '/about',
    });
    await openMenu();
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(document.querySelectorAll('[data-toast]')).toHaveLength(1);
    expect(requests.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /logout']);
    expect(requests[0]!.headers.get('Authorization')).toBe('Bearer token-1');
    expect(requests[0]!.body).toBeNull();
    expect(history.location.pathname).toBe('/');
    expect(localStorage).toHaveLength(0);
    expect(loginLink()).toBeInTheDocument();
  },
);

test('two presses of Logout tell the server once', async () => {
  let respond = (_: object) => {};
  const response = new Promise<object>((resolve) => (respond = resolve));
  const { requests } = fakeApi({ 'POST /logout': response });
  renderChrome(<Header />, login);
  await openMenu();
  await userEvent.dblClick(screen.getByRole('button', { name: 'Logout' }));
  respond({});
  await screen.findByText('Logged out successfully.');
  expect(requests).toHaveLength(1);
});

test('the badge adds up the quantities of the items', () => {
  renderChrome(<Header />, { cart: [item(101, 2), item(102, 1)] });
  expect(screen.getByRole('link', { name: /Cart/ })).toHaveTextContent('3 items');
});

describe.each([
  ['a visitor', {}],
  ['a signed-in user', login],
])('for %s', (_, stored) => {
  test('a filled cart opens', async () => {
    const { history } = renderChrome(<Header />, { ...stored, cart: [item(101, 1)] });
    await userEvent.click(screen.getByRole('link', { name: /Cart/ }));
    expect(history.location.pathname).toBe('/cart');
  });

  test('a click on an empty cart only shows a message', async () => {
    const { history } = renderChrome(<Header />, { ...stored, at: '/about' });
    await userEvent.click(screen.getByRole('link', { name: 'Cart' }));
    expect(await screen.findByText('Your cart is empty!')).toBeInTheDocument();
    expect(history.location.pathname).toBe('/about');
  });
});

test('the compact menu says whether it is open, and closes when a link is clicked', async () => {
  renderChrome(<Header />);
  const button = screen.getByRole('button', { name: 'Menu' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(screen.getByRole('link', { name: 'About' }));
  expect(button).toHaveAttribute('aria-expanded', 'false');
});
