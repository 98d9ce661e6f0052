import { publishingEnvironment, withoutFolders } from './site-tools';

test('an uploaded build finds no secret of the server in its environment', () => {
  const needed = { PATH: '/usr/bin', SITE_URL: 'https://site.example', PORT: '8080' };
  const secret = {
    SECRET_KEY: 'key',
    ADMIN_PASSWORD: 'password',
    DATABASE_URL: 'postgres://site:password@database/site',
    AWS_SECRET_ACCESS_KEY: 'secret',
    SITE_STORE: 's3://site/shop',
    SMTP_URL: 'smtps://site:password@mail.example',
    CASHFREE_CLIENT_SECRET: 'secret',
    NODE_OPTIONS: '--require ./anything.js',
  };
  expect(publishingEnvironment({ ...needed, ...secret })).toEqual(needed);
});

test('a refusal names no folder of the server', () => {
  const folders = ['/tmp/build-a1', '/srv/site', '/srv', '/tmp'];
  const reason = '/tmp/build-a1/signatures.json is missing.\n/tmp/x and /srv/site/a.js: /srv/site.';
  expect(withoutFolders(reason, folders)).toBe('signatures.json is missing.\nx and a.js: ….');
});
