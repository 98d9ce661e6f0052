import type { LoginState, StoredUser } from 'shared/store';
import { gate } from './gate';

const nobody: LoginState = { token: null, user: null, ended: null, endedAsAdmin: false };
const asha: StoredUser = { id: 7, name: 'Asha Rao', role_id: 1 };
const signedIn = (user: StoredUser): LoginState => ({ ...nobody, token: 'token', user });

const restricted = 'Direct Access Restricted!!';
const shown = { show: true };
const goes = (to: string, message: string | null = null, keepLocation = false) => ({
  show: false,
  to,
  message,
  keepLocation,
});

describe('a public page', () => {
  test.each([
    ['nobody', nobody],
    ['a student', signedIn(asha)],
    ['an admin', signedIn({ ...asha, role_id: 3 })],
    ['somebody just logged out', { ...nobody, ended: 'logout' as const }],
  ])('is shown to %s', (_who, login) => {
    expect(gate('public', undefined, login)).toEqual(shown);
  });
});

const halves: [string, LoginState][] = [
  ['neither token nor user', nobody],
  ['a token without a user', { ...nobody, token: 'token' }],
  ['a user without a token', { ...nobody, user: asha }],
  ['an empty token', { ...nobody, token: '', user: asha }],
  ['an admin without a token', { ...nobody, user: { ...asha, role_id: 3 } }],
];

describe.each(halves)('with %s', (_what, login) => {
  test('a dashboard redirects to the login, with a message and the refused location', () => {
    expect(gate('student', 'asha-rao', login)).toEqual(goes('/login', restricted, true));
    expect(gate('student', undefined, login)).toEqual(goes('/login', restricted, true));
  });

  test('the admin area redirects to its login, with a message and the refused location', () => {
    expect(gate('admin', undefined, login)).toEqual(goes('/admin-login', restricted, true));
  });

  test('a guarded page of another kind redirects to the home page', () => {
    expect(gate('owner' as 'admin', undefined, login)).toEqual(goes('/'));
  });
});

describe('the role', () => {
  test.each([3, '3'])('%p is an admin', (role_id) => {
    const login = signedIn({ ...asha, role_id });
    expect(gate('admin', undefined, login)).toEqual(shown);
    for (const name of ['asha-rao', 'somebody-else', undefined]) {
      expect(gate('student', name, login)).toEqual(goes('/admin/dashboard'));
    }
  });

  test.each([1, '1', 2, 0, '', 33, '13'])('%p is not an admin', (role_id) => {
    const login = signedIn({ ...asha, role_id });
    expect(gate('admin', undefined, login)).toEqual(goes('/dashboard/asha-rao'));
    expect(gate('student', 'asha-rao', login)).toEqual(shown);
  });
});

describe('the name of a dashboard', () => {
  const withoutSlug = signedIn(asha);
  const withSlug = signedIn({ ...asha, slug: 'asha-1' });
  const overview = '/dashboard/asha-rao/overview';
  const slugOverview = '/dashboard/asha-1/overview';

  test.each([
    'asha-rao',
    'Asha-Rao',
    'ASHA RAO',
    'Asha Rao',
    'Asha%20Rao',
    'asha%20rao',
    'asha%2Drao',
  ])("%s is the user's own name, with and without a slug", (name) => {
    expect(gate('student', name, withoutSlug)).toEqual(shown);
    expect(gate('student', name, withSlug)).toEqual(shown);
  });

  test.each(['asha-1', 'ASHA-1', 'asha%2D1'])("%s is the user's own slug", (name) => {
    expect(gate('student', name, withSlug)).toEqual(shown);
    expect(gate('student', name, withoutSlug)).toEqual(goes(overview));
  });

  test.each(['someone-else', 'asha', 'asharao', 'asha-rao-2', '', '%', '%E0%A4%A', undefined])(
    "%p is not the user's own name, and redirects to the user's overview without a message",
    (name) => {
      expect(gate('student', name, withoutSlug)).toEqual(goes(overview));
      expect(gate('student', name, withSlug)).toEqual(goes(slugOverview));
    },
  );

  test('can be written in any script, and is encoded in the address', () => {
    const login = signedIn({ ...asha, name: 'आशा राव', slug: null });
    expect(gate('student', encodeURIComponent('आशा राव'), login)).toEqual(shown);
    expect(gate('student', 'x', login)).toEqual(
      goes(`/dashboard/${encodeURIComponent('आशा-राव')}/overview`),
    );
  });

  test('does not change the decision for an admin page', () => {
    expect(gate('admin', 'asha-rao', withSlug)).toEqual(goes('/dashboard/asha-1'));
  });
});

describe('a session that ended while a guarded page was open', () => {
  const expired: LoginState = { ...nobody, ended: 'expired' };
  const cases: ['student' | 'admin', LoginState, ReturnType<typeof goes>][] = [
    ['student', { ...nobody, ended: 'logout' }, goes('/')],
    ['admin', { ...nobody, ended: 'logout', endedAsAdmin: true }, goes('/')],
    ['student', expired, goes('/login', null, true)],
    ['admin', expired, goes('/login', null, true)],
    ['student', { ...expired, endedAsAdmin: true }, goes('/admin-login', null, true)],
    ['admin', { ...expired, endedAsAdmin: true }, goes('/admin-login', null, true)],
  ];

  test.each(cases)(
    'redirects from a %s page depending on how it ended: %j',
    (access, login, decision) => {
      expect(gate(access, 'asha-rao', login)).toEqual(decision);
    },
  );
});
