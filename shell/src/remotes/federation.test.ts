import { waitFor } from '@testing-library/react';
import { fakeApi } from 'shared/testing';
import { reportTo } from './federation';
import { SectionFailure, type FailureKind } from './section-failure';

const address = 'http://localhost/api/client-errors';
const failure = (kind: FailureKind, cause: unknown = 'bad bytes') =>
  new SectionFailure('mf-auth', 'live1', kind, cause);

beforeEach(() => window.history.replaceState(null, '', '/login?view=signup'));
afterEach(() => jest.restoreAllMocks());

test('a failure is told with its remote, version, step, cause and path, and the fallback', async () => {
  const { requests } = fakeApi({ 'POST /client-errors': { status: 204 } });
  reportTo(address)(failure('corrupt'), 'previous1');
  await waitFor(() =>
    expect(requests.map(({ body }) => body)).toEqual([
      {
        remote: 'mf-auth',
        version: 'live1',
        step: 'corrupt',
        cause: 'bad bytes',
        path: '/login',
        fallback_version: 'previous1',
      },
    ]),
  );
});

test('the same failure is told once, another one too', async () => {
  const { requests } = fakeApi({ 'POST /client-errors': { status: 204 } });
  const report = reportTo(address);
  report(failure('corrupt'), null);
  report(failure('corrupt'), null);
  report(failure('threw in render'), null);
  await waitFor(() => expect(requests).toHaveLength(2));
  expect(requests.map(({ body }) => (body as { step: string }).step)).toEqual([
    'corrupt',
    'threw in render',
  ]);
});

test('a long cause and a long path are cut to what the server takes', async () => {
  window.history.replaceState(null, '', `/${'p'.repeat(500)}`);
  const { requests } = fakeApi({ 'POST /client-errors': { status: 204 } });
  reportTo(address)(failure('threw at load', new Error('c'.repeat(5000))), null);
  await waitFor(() => expect(requests).toHaveLength(1));
  const { cause, path } = requests[0]!.body as { cause: string; path: string };
  expect([cause.length, path.length]).toEqual([2000, 300]);
});

test('a report that cannot be delivered troubles nobody', async () => {
  const { requests } = fakeApi({ 'POST /client-errors': 'network error' });
  reportTo(address)(failure('corrupt'), null);
  await waitFor(() => expect(requests).toHaveLength(1));
});
