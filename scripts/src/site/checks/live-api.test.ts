import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { publishUnit } from '../publish/build-and-publish';
import { changesNothing, login, opened } from '../testing/published-site';
import { builtRemote } from '../testing/unit-fixtures';

const calls = { 'POST /login': ['auth/login'], 'POST /visits': ['auth/login', 'auth/verify'] };
const without = { PUBLISH_NEEDS_BROWSER: 'no', CHROMIUM_PATH: '/no/browser' };

async function publishTo(SITE_URL: string) {
  const said = jest.spyOn(console, 'log').mockImplementation();
  const build = builtRemote('mf-auth', 'auth2', login, { calls });
  await publishUnit(opened(), build, { mode: 'live' }, { ...without, SITE_URL });
  return said.mock.calls.flat();
}

test('a call that the live server does not answer refuses the version', async () => {
  const server = createServer((request, response) =>
    response.end(
      JSON.stringify(
        request.url === '/api/openapi.json' && { paths: { '/api/login': { post: {} } } },
      ),
    ),
  );
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  // A server on a port has an address of this kind.
  const { port } = server.address() as AddressInfo;
  try {
    await changesNothing(
      () => publishTo(`http://127.0.0.1:${port}`),
      /^mf-auth calls POST \/visits on auth\/login, auth\/verify, which the server does not have: start the server that has it first\.$/,
    );
  } finally {
    server.close();
  }
});

test('without a server that answers, the publish says who makes the check', async () => {
  expect(await publishTo('http://127.0.0.1:1')).toContain(
    'http://127.0.0.1:1/api/openapi.json does not answer: the server checks what the pages call when it starts.',
  );
});
