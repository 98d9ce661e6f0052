import { screen, waitFor, within } from '@testing-library/react';
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
    '/admin/users',
    '/admin/courses',
    '/admin/webinar',
    '/admin/classes',
    '/admin/receipts',
    '/admin/leads',
    '/admin/contacts',
    '/admin/review',
    '/admin/audit',
    '/admin/catalogue',
    '/admin/errors',
    '/admin/addCourse',
    '/admin/addWebinar',
    '/admin/addTutor',
    '/admin/materials',
    '/admin/questions',
    '/admin/security',
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
