import { paths } from 'shared/model/paths';
import { contract, name, routes } from './routes';

test('the remote names itself and its contract', () => {
  expect({ contract, name }).toEqual({ contract: 1, name: 'mf-auth' });
});

test('every page is public and has its path, header, footer and prerender setting', () => {
  expect(
    routes.map(({ id, path, access, header, footer, prerender }) => [
      id,
      path,
      access,
      header,
      footer,
      prerender,
    ]),
  ).toEqual([
    ['auth/login', paths.login(), 'public', false, false, true],
    ['auth/signup', paths.signup(), 'public', false, false, true],
    ['auth/verify-signup-code', paths.verifySignupCode(), 'public', false, false, false],
    ['auth/verify-reset-code', paths.verifyResetCode(), 'public', false, false, false],
    ['auth/forgot-password', paths.forgotPassword(), 'public', true, true, true],
    ['auth/reset-password', paths.resetPassword(), 'public', false, false, false],
  ]);
});

test.each(routes)('$path has a page with a title and a description', async (route) => {
  const { Component, meta } = await route.lazy();
  expect(Component).toBeInstanceOf(Function);
  expect(meta?.({}).title).toContain(route.title);
  expect(meta?.({}).description).toMatch(/\.$/);
});
