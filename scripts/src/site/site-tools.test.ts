import { publishingEnvironment } from './site-tools';

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
