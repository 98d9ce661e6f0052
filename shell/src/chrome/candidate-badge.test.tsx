import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SiteProvider } from '../remotes/SiteContext';
import { loadedRemotes } from '../remotes/loaded-remotes';
import { chooseVersions, wantedCandidates } from '../site/site';
import { canaryOf, entry, route } from '../testing/site-fixture';
import { CandidateBadge } from './CandidateBadge';

const routes = [route('auth/login', '/login')];
const registry = {
  shell: 'host1',
  remotes: { 'mf-auth': entry('mf-auth', routes, { canary: canaryOf('mf-auth', 0, routes) }) },
};

function renderBadge() {
  const site = chooseVersions(registry, 0, { wanted: wantedCandidates(localStorage) });
  render(
    <SiteProvider value={{ site, remotes: loadedRemotes(site, []), prerendered: null }}>
      <CandidateBadge />
    </SiteProvider>,
  );
}

test('who tries nothing sees no badge', () => {
  renderBadge();
  expect(screen.queryByRole('complementary')).toBeNull();
});

test('a tried version is named, and taken back with one button', async () => {
  localStorage.setItem('candidates', 'mf-auth');
  renderBadge();
  expect(screen.getByRole('complementary')).toHaveTextContent(
    'You are trying a new version: Section mf-auth.',
  );
  // jsdom cannot load a page anew, and says so.
  jest.spyOn(console, 'error').mockImplementation();
  await userEvent.click(screen.getByRole('button', { name: 'Back to the live site' }));
  expect(wantedCandidates(localStorage)).toEqual([]);
});
