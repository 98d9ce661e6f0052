import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestServer, type TestServer } from '../../testing/test-server';
import type { Description } from './description-gaps';
import { apiDescriptions, describedVersions } from './description-tables';
import { noteVersions, refuseBrokenPages } from './old-pages';

const site = mkdtempSync(join(tmpdir(), 'old-pages-'));
let server: TestServer;
beforeAll(async () => {
  mkdirSync(join(site, 'live'));
  server = await openTestServer({ env: { SITE_DIR: site } });
});
afterAll(async () => {
  await server.close();
  rmSync(site, { recursive: true });
});

const publish = (versions: Record<string, { live: string; previous?: string }>) => {
  const remotes = Object.fromEntries(
    Object.entries(versions).map(([unit, { live, previous }]) => [
      unit,
      { live: { version: live }, previous: previous ? { version: previous } : null, canary: null },
    ]),
  );
  writeFileSync(join(site, 'live/registry.json'), JSON.stringify({ shell: 'host1', remotes }));
};

const takes = (...required: string[]): Description => ({
  paths: {
    '/api/leads': {
      post: {
        requestBody: {
          content: {
            'application/json': {
              schema: {
                type: 'object',
                properties: { name: { type: 'string' }, state: { type: 'string' } },
                required,
              },
            },
          },
        },
      },
    },
  },
});

const note = (description: Description) => noteVersions(description).run(server.services);
const refusal = (description: Description) => refuseBrokenPages(server.services, description);

test('a server that breaks a version in the registry does not start, and says where', async () => {
  publish({ 'mf-commerce': { live: 'c1' } });
  await note(takes('name'));
  await refusal(takes('name'));
  await refusal(takes());
  await expect(refusal(takes('name', 'state'))).rejects.toThrow(
    'POST /api/leads: body.state is required now. (shell host1, mf-commerce c1)',
  );
});

test('the versions that were published while a newer server ran do not count', async () => {
  publish({ 'mf-commerce': { live: 'c2', previous: 'c1' } });
  await note(takes('name', 'state'));
  await expect(refusal(takes('name', 'state'))).rejects.toThrow('(shell host1, mf-commerce c1)');
});

test('versions that are gone are forgotten, with their descriptions', async () => {
  publish({ 'mf-commerce': { live: 'c3', previous: 'c2' } });
  await server.services.database.delete(describedVersions);
  await note(takes('name', 'state'));
  const versions = await server.services.database.select().from(describedVersions);
  expect(versions.map(({ version }) => version).sort()).toEqual(['c2', 'c3', 'host1']);
  expect(await server.services.database.select().from(apiDescriptions)).toHaveLength(1);
});

test('the own description of this server fits itself', async () => {
  const description = (await server.call('GET', 'openapi.json')).body as Description;
  expect(Object.keys(description.paths).length).toBeGreaterThan(50);
  publish({ 'mf-auth': { live: 'a1' } });
  await server.services.database.delete(describedVersions);
  await note(description);
  await refusal(structuredClone(description));
  const { '/api/login': _login, ...paths } = description.paths;
  await expect(refusal({ paths })).rejects.toThrow(
    'POST /api/login is gone. (shell host1, mf-auth a1)',
  );
});
