import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SiteProvider, siteServices } from '../remotes/SiteContext';
import { loadedRemotes } from '../remotes/loaded-remotes';
import { chooseVersions, readCandidates } from '../registry/site';
import { canaryOf, entry, route } from '../testing/site-fixture';
import { CandidateBadge } from './CandidateBadge';

const routes = [route('auth/login', '/login')];
const registry = {
  shell: 'host1',
  remotes: { 'mf-auth': entry('mf-auth', routes, { canary: canaryOf('mf-auth', 0, routes) }) },
};

function renderBadge() {
  const site = chooseVersions(registry, 0, { candidates: readCandidates(localStorage) });
  render(
    <SiteProvider value={siteServices(site, loadedRemotes(site, []))}>
      <CandidateBadge />
    </SiteProvider>,
  );
}

test('without a candidate there is no badge', () => {
  renderBadge();
  expect(screen.queryByRole('complementary')).toBeNull();
});

test('the badge names the candidate, and its button returns to the live version', async () => {
  localStorage.setItem('candidates', 'mf-auth');
  renderBadge();
  expect(await screen.findByRole('complementary')).toHaveTextContent(
    'You are trying a new version: Section mf-auth.',
  );
  // jsdom cannot reload a page and logs an error.
  jest.spyOn(console, 'error').mockImplementation();
  await userEvent.click(screen.getByRole('button', { name: 'Back to the live site' }));
  expect(readCandidates(localStorage)).toEqual([]);
});
