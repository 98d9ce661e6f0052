import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from 'shared/testing';
import { SectionFailure } from '../remotes/section-failure';
import { FailureCard } from '../failures/FailureCard';
import { watchForms } from '../typed-input/unsaved-input';
import { renderChrome } from '../testing/render-chrome';
import { canaryOf, registryFixture, version } from '../testing/site-fixture';
import { NewVersion } from './NewVersion';

const user = userEvent.setup();
const { 'mf-auth': auth } = registryFixture.remotes;
const withAuth = (facts: Partial<NonNullable<typeof auth>>) => ({
  ...registryFixture,
  remotes: { ...registryFixture.remotes, 'mf-auth': { ...auth!, ...facts } },
});
const newer = withAuth({ live: version('mf-auth', 'live2') });

/** Comes back to a tab that began with `registryFixture`; the site now has `registry`, `null` is offline. */
async function comeBackTo(registry: unknown, at = '/login') {
  const { requests } = fakeApi({
    'GET /registry.json': registry === null ? 'network error' : { body: registry },
  });
  const form = (
    <form aria-label="Login">
      <input name="email" aria-label="Email" />
    </form>
  );
  renderChrome(
    <>
      {form}
      <NewVersion />
    </>,
    { at },
  );
  await act(async () => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(requests).toHaveLength(1);
  // The notice itself is loaded when it is needed.
  await act(() => import('../toasts/UpdateNotice').then(() => {}));
  return screen.queryByRole('complementary', { name: 'Site update' });
}

beforeAll(watchForms);
// jsdom cannot reload a page and logs an error.
let reloads: jest.SpyInstance;
beforeEach(() => {
  reloads = jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => jest.restoreAllMocks());

test.each([
  ['another version of the section', newer],
  ['another version of the host', { ...registryFixture, shell: 'host2' }],
  ['the version before, after a roll-back', withAuth({ live: version('mf-auth', 'live0') })],
])('%s is offered when the visitor comes back', async (_, registry) => {
  expect(await comeBackTo(registry)).toHaveTextContent('A new version of this page is ready.');
  await user.click(screen.getByRole('button', { name: 'Reload' }));
  expect(reloads).toHaveBeenCalledTimes(1);
});

const unchanged: [string, unknown][] = [
  ['the same versions', registryFixture],
  ['a canary beside the live version', withAuth({ canary: canaryOf('mf-auth', 10) })],
  [
    'that its own version has become a canary',
    withAuth({
      ...newer.remotes['mf-auth'],
      canary: { ...canaryOf('mf-auth', 10), ...auth!.live },
    }),
  ],
  ['no registry that can be read', {}],
  ['no connection', null],
];
test.each(unchanged)('%s is no reason for a notice', async (_, registry) => {
  expect(await comeBackTo(registry)).toBeNull();
});

test('another version of another section is no reason for a notice', async () => {
  expect(await comeBackTo(newer, '/')).toBeNull();
});

test('a half-filled form prevents the reload', async () => {
  await comeBackTo(newer);
  const email = screen.getByLabelText('Email');
  await user.type(email, 'asha@');
  await user.click(screen.getByRole('button', { name: 'Reload' }));
  expect(reloads).not.toHaveBeenCalled();
  expect(screen.getByText(/^Please submit or clear your form first/)).toBeVisible();
  expect(email).toHaveFocus();

  await user.clear(email);
  await user.click(screen.getByRole('button', { name: 'Reload' }));
  expect(reloads).toHaveBeenCalledTimes(1);
});

test('a form that was reset after it was sent does not prevent the reload', async () => {
  await comeBackTo(newer);
  const email = screen.getByLabelText('Email');
  await user.type(email, 'asha@example.com');
  // The event alone: the form still shows what was saved.
  email.closest('form')!.dispatchEvent(new Event('reset', { bubbles: true }));
  await user.click(screen.getByRole('button', { name: 'Reload' }));
  expect(reloads).toHaveBeenCalledTimes(1);
});

test('the visitor can put the notice off', async () => {
  await comeBackTo(newer);
  await user.click(screen.getByRole('button', { name: 'Later' }));
  expect(screen.queryByRole('complementary')).toBeNull();
});

test('when the files of a page are gone, its failure card offers a reload', async () => {
  fakeApi({ 'GET /registry.json': { body: newer } });
  renderChrome(<FailureCard failure={new SectionFailure('mf-auth', 'live1', 'unreachable')} />, {
    at: '/login',
  });
  await user.click(await screen.findByRole('button', { name: 'Reload' }));
  expect(screen.getByRole('alert')).toHaveTextContent('There is a new version of it.');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(reloads).toHaveBeenCalledTimes(1);
});

test('a failure of the newest version does not offer a reload', async () => {
  const { requests } = fakeApi({ 'GET /registry.json': { body: registryFixture } });
  renderChrome(<FailureCard failure={new SectionFailure('mf-auth', 'live1', 'unreachable')} />);
  await act(async () => {});
  expect(requests).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull();
});
