import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import type { Environment } from 'node-shared/settings';
import { siteWith } from '../../testing/smoke-site';
import { openSiteFolder } from '../../state/site';
import { smokeCheck } from './smoke-check';
import { smokeRun } from './smoke-run';

describe('without a browser', () => {
  const without = { CHROMIUM_PATH: '/no/browser' };
  const check = (env: Environment, isUpload = false) =>
    smokeCheck(openSiteFolder('/site'), '/site/releases/new', [], {
      env,
      isUpload,
      isHost: false,
    });
  const refusal =
    'The pages must be tried in a browser (PUBLISH_NEEDS_BROWSER), and no Chromium or Chrome was found (CHROMIUM_PATH).';

  test('a publish says that the smoke run was skipped', async () => {
    const said = jest.spyOn(console, 'log').mockImplementation();
    await check(without);
    expect(said.mock.calls.flat()).toEqual([
      'The smoke run was skipped: no Chromium or Chrome was found (CHROMIUM_PATH).',
    ]);
  });

  test('it is refused where PUBLISH_NEEDS_BROWSER=yes asks for one', async () => {
    const strict = { ...without, PUBLISH_NEEDS_BROWSER: 'yes' };
    await expect(check(strict)).rejects.toThrow(refusal);
  });

  test('the build of a team is refused unless PUBLISH_NEEDS_BROWSER=no', async () => {
    await expect(check(without, true)).rejects.toThrow(refusal);
    await check({ ...without, PUBLISH_NEEDS_BROWSER: 'no' }, true);
  });
});

test('a browser that does not start is a refusal, and leaves nothing behind', async () => {
  const { site, release, remote } = siteWith([{ path: '/login' }]);
  const run = smokeRun(openSiteFolder(site), release, [remote], { CHROMIUM_PATH: '/bin/false' });
  await expect(run).rejects.toThrow('browserType.launch');
  // The server of the release is closed before: it would keep the publish from ending.
  const left = readdirSync(tmpdir()).filter((name) => name.includes(`smoke-run-${process.pid}-`));
  expect(left).toEqual([]);
});
