import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shippedCatalogue } from 'shared/model/shipped-catalogue';
import { renderRemote } from 'shared/testing';
import { fakeAdminApi } from '../testing/fake-admin-api';
import * as remote from '../routes';

const signedIn = { token: 'tok', user: { id: 1, name: 'Admin', role_id: 3 } };
const dashboard = {
  'GET /admin/dashboard-summary': { body: { success: true, message: '', data: {} } },
  'GET /admin/overview': { status: 500, body: {} },
};

test('/admin redirects to the dashboard', async () => {
  fakeAdminApi(dashboard);
  const { history } = renderRemote(remote, { at: '/admin', ...signedIn });
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
  expect(history.location.pathname).toBe('/admin/dashboard');
});

test('the sidebar links to every page', async () => {
  fakeAdminApi(dashboard);
  renderRemote(remote, { at: '/admin/dashboard', ...signedIn });
  const sidebar = within(await screen.findByRole('navigation', { name: 'Admin' }));
  expect(sidebar.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/admin/dashboard',
    '/admin/leads',
    '/admin/contacts',
    '/admin/review',
    '/admin/threads',
    '/admin/reviews',
    '/admin/users',
    '/admin/courses',
    '/admin/webinar',
    '/admin/classes',
    '/admin/receipts',
    '/admin/settlements',
    '/admin/addCourse',
    '/admin/addWebinar',
    '/admin/addTutor',
    '/admin/questions',
    '/admin/materials',
    '/admin/codes',
    '/admin/site-texts',
    '/admin/team',
    '/admin/audit',
    '/admin/security',
    '/admin/health',
  ]);
  expect(sidebar.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
});

test('a link at the top skips the menu and leads to the page', async () => {
  fakeAdminApi(dashboard);
  renderRemote(remote, { at: '/admin/dashboard', ...signedIn });
  const page = (await screen.findByRole('link', { name: 'Skip the menu' })).getAttribute('href');
  const heading = await screen.findByRole('heading', { level: 1 });
  expect(document.querySelector(page ?? '')).toContainElement(heading);
});

test('the menu button opens the sidebar, and navigation closes it', async () => {
  const published = { version: 1, on_site: true, catalogue: shippedCatalogue };
  fakeAdminApi({ ...dashboard, 'GET /catalogue': { body: published } });
  renderRemote(remote, { at: '/admin/dashboard', ...signedIn });
  const hamburger = await screen.findByRole('button', { name: 'Menu' });
  expect(hamburger).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(hamburger);
  expect(hamburger).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(screen.getByRole('link', { name: 'Add Tutor' }));
  await screen.findByRole('heading', { level: 1, name: 'Tutors' });
  expect(hamburger).toHaveAttribute('aria-expanded', 'false');
});

test('Logout calls the API, deletes the session and navigates to the home page', async () => {
  const { requests } = fakeAdminApi({
    ...dashboard,
    'POST /logout': { status: 200, body: {} },
  });
  const { history } = renderRemote(remote, { at: '/admin/dashboard', ...signedIn });
  await userEvent.click(await screen.findByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(history.location.pathname).toBe('/'));
  expect(requests.some(({ method, path }) => method === 'POST' && path === '/logout')).toBe(true);
  expect(localStorage.getItem('token')).toBeNull();
});

const asRole = (rights: string) => ({ ...signedIn, user: { ...signedIn.user, rights } });
const menuOf = async () =>
  within(await screen.findByRole('navigation', { name: 'Admin' }))
    .getAllByRole('link')
    .map((link) => link.textContent);

test('the office sees its pages, the desk without the turnover, and no file of a whole list', async () => {
  const { requests } = fakeAdminApi({
    'GET /admin/leads': { body: { success: true, data: { data: [], total: 0 } } },
  });
  const { history } = renderRemote(remote, { at: '/admin/dashboard', ...asRole('office') });
  expect(await screen.findByRole('heading', { level: 2, name: 'To do' })).toBeVisible();
  expect(requests).toEqual([]);
  expect(await menuOf()).toEqual([
    ...['Dashboard', 'Leads', 'Contact messages', 'Needs review', 'Questions to teachers'],
    ...['Reviews by students', 'User Details', 'Course Details', 'Webinar Details', 'Classes'],
    'Your sign-in',
  ]);
  await userEvent.click(screen.getByRole('link', { name: 'Leads' }));
  expect(await screen.findByText('0 leads')).toBeVisible();
  expect(history.location.pathname).toBe('/admin/leads');
  expect(screen.queryByRole('button', { name: 'Export CSV' })).not.toBeInTheDocument();
});

test('the content role begins with the courses and asks for nothing of the office', async () => {
  const published = { version: 1, on_site: true, catalogue: shippedCatalogue };
  const { requests } = fakeAdminApi({ 'GET /catalogue': { body: published } });
  const { history } = renderRemote(remote, { at: '/admin', ...asRole('content') });
  expect(await screen.findByRole('heading', { level: 1, name: 'Courses' })).toBeVisible();
  expect(history.location.pathname).toBe('/admin/addCourse');
  expect(requests.map(({ path }) => path)).toEqual(['/catalogue?languages=all']);
  expect(screen.queryByRole('searchbox', { name: 'Search everything' })).not.toBeInTheDocument();
  expect(await menuOf()).toEqual([
    'Classes',
    ...['Add Course', 'Add Webinar', 'Add Tutor', 'Questions', 'Recordings and notes'],
    'Site texts',
    'Your sign-in',
  ]);
});

test('a list that is opened again is there at once, and is asked for again', async () => {
  const lead = {
    id: 1,
    source: 'demo',
    full_name: 'Asha Rao',
    phone_number: '9876543210',
    email: '',
  };
  const leads = { body: { success: true, data: { data: [lead], total: 1 } } };
  const { requests, responses } = fakeAdminApi({
    'GET /admin/leads': leads,
    'GET /admin/contacts': { body: { success: true, data: { data: [], total: 0 } } },
  });
  renderRemote(remote, { at: '/admin/leads', ...asRole('office') });
  await screen.findByText('1 lead');
  await userEvent.click(screen.getByRole('link', { name: 'Contact messages' }));
  await screen.findByText('0 messages');
  let answer = (_given: typeof leads) => {};
  responses['GET /admin/leads'] = new Promise<typeof leads>((resolve) => (answer = resolve));
  await userEvent.click(screen.getByRole('link', { name: 'Leads' }));
  expect(await screen.findByText('1 lead')).toBeVisible();
  expect(requests.filter(({ path }) => path.startsWith('/admin/leads'))).toHaveLength(2);
  answer({ body: { success: true, data: { data: [lead, { ...lead, id: 2 }], total: 2 } } });
  expect(await screen.findByText('2 leads')).toBeVisible();
});

test('a page that is not for the role says so, and leads back', async () => {
  fakeAdminApi({});
  renderRemote(remote, { at: '/admin/team', ...asRole('office') });
  expect(await screen.findByText('Your role does not include this page')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to your first page' })).toHaveAttribute(
    'href',
    '/admin/dashboard',
  );
});

test('Logout asks first while changes of the catalogue are not published, and keeps them', async () => {
  const published = { version: 1, on_site: true, catalogue: shippedCatalogue };
  const { requests } = fakeAdminApi({
    ...dashboard,
    'GET /catalogue': { body: published },
    'GET /admin/catalogue': { body: { ...published, site_error: null } },
    'POST /logout': { status: 200, body: {} },
  });
  const closes = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const { history } = renderRemote(remote, { at: '/admin/addTutor', ...signedIn });
  await userEvent.click((await screen.findAllByRole('button', { name: /^Delete/ }))[0]!);
  expect(await screen.findByText('1 change not on the site')).toBeVisible();
  // On another page, where nothing of the draft is shown.
  act(() => history.push('/admin/dashboard'));
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
  expect(closes()).toBe(false);

  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  const asked = () => within(screen.getByRole('dialog', { name: /changes not on the site/ }));
  expect(asked().getByText(/^They wait in this tab/)).toBeVisible();
  await userEvent.click(asked().getByRole('button', { name: 'Stay' }));
  expect(requests.some(({ path }) => path === '/logout')).toBe(false);

  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  await userEvent.click(asked().getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(history.location.pathname).toBe('/'));
  expect(closes()).toBe(false);
});
