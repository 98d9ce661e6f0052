import { browserTestsOf } from './changed';

test.each([
  ['the folder of a remote', ['mf-auth/src/login/LoginForm.tsx'], ['e2e/pages/auth/']],
  [
    'the folder of a remote whose picture changed',
    ['mf-marketing/public/a.svg'],
    ['e2e/pages/marketing/'],
  ],
  ['the folder of a remote that lost a file', ['mf-student/src/gone.tsx'], ['e2e/pages/student/']],
  ['nothing for a removed test', ['e2e/pages/student/gone.spec.ts'], []],
  ['the folder of the host', ['shell/src/main.tsx', 'shell/src/App.tsx'], ['e2e/pages/shell/']],
  ['a changed test', ['e2e/journeys/purchase.spec.ts'], ['e2e/journeys/purchase.spec.ts']],
  ['everything for shared', ['shared/src/ui/index.ts'], ['e2e/journeys/', 'e2e/pages/']],
  ['nothing for a jest test or a text', ['mf-auth/src/routes.test.ts', 'mf-auth/README.md'], []],
  ['nothing for helpers of jest tests', ['shared/src/testing/index.ts'], []],
  ['nothing for a tool', ['scripts/src/cli/main.ts'], []],
])('the browser tests of a change: %s', (_, files, expected) => {
  expect(browserTestsOf(files)).toEqual(expected);
});
