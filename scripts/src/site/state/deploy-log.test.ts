import { appendFileSync, mkdirSync } from 'node:fs';
import os from 'node:os';
import { join } from 'node:path';
import { logged, noteDeploy, readDeploys } from './deploy-log';
import { rollbackRemote, toggleRemote } from '../release/versions';
import { publishBuilds } from '../publish/publish-builds';
import { builtRemote, builtShell, newFolder } from '../testing/unit-fixtures';
import { openSiteFolder } from './site';

const auth = (version: string) => builtRemote('mf-auth', version, [{ path: '/login' }]);

test('logs who did what to which unit, when, why and for how long', async () => {
  const site = newFolder('site');
  await publishBuilds(openSiteFolder(site), [builtShell('host1'), auth('auth1')]);
  const env = { DEPLOYED_BY: 'asha', DEPLOY_REASON: 'the form was broken' };
  const unit = 'mf-auth';
  const publish = () => publishBuilds(openSiteFolder(site), [auth('auth2')]);
  const revision = '0a1b2c3d4e5f+';
  await logged(openSiteFolder(site), { action: 'publish', unit, revision }, publish, {
    DEPLOYED_BY: 'ravi',
  });
  await logged(
    openSiteFolder(site),
    { action: 'roll back', unit },
    () => rollbackRemote(openSiteFolder(site), unit),
    env,
  );
  appendFileSync(join(site, 'deploys.jsonl'), '{"at":"cut o\n');
  await logged(
    openSiteFolder(site),
    { action: 'close', unit },
    () => toggleRemote(openSiteFolder(site), unit, false),
    env,
  );

  const done = { at: expect.any(String), seconds: expect.any(Number), unit };
  const why = 'the form was broken';
  expect(readDeploys(openSiteFolder(site))).toEqual([
    { ...done, who: 'ravi', action: 'publish', from: 'auth1', to: 'auth2', revision },
    { ...done, who: 'asha', action: 'roll back', from: 'auth2', to: 'auth1', why },
    { ...done, who: 'asha', action: 'close', from: 'auth1', to: 'auth1', why },
  ]);
  expect(Date.parse(readDeploys(openSiteFolder(site))[0]!.at)).not.toBeNaN();
});

test('what is live already is not logged', async () => {
  const site = newFolder('site');
  await publishBuilds(openSiteFolder(site), [builtShell('host1'), auth('auth1')]);
  const again = () => publishBuilds(openSiteFolder(site), [auth('auth1')]);
  await logged(openSiteFolder(site), { action: 'publish', unit: 'mf-auth' }, again, {});
  expect(readDeploys(openSiteFolder(site))).toEqual([]);
});

test('a refused change is not logged', async () => {
  const site = newFolder('site');
  await publishBuilds(openSiteFolder(site), [builtShell('host1'), auth('auth1')]);
  const work = () => rollbackRemote(openSiteFolder(site), 'mf-auth');
  const refused = logged(openSiteFolder(site), { action: 'roll back', unit: 'mf-auth' }, work, {});
  await expect(refused).rejects.toThrow('no version before');
  expect(readDeploys(openSiteFolder(site))).toEqual([]);
});

test('a user without a name is logged with its number', () => {
  const site = newFolder('site');
  jest.spyOn(os, 'userInfo').mockImplementation(() => {
    throw new Error('uv_os_get_passwd returned ENOENT');
  });
  noteDeploy(
    openSiteFolder(site),
    { action: 'close', unit: 'mf-auth', from: null, to: null, seconds: 1 },
    {},
  );
  expect(readDeploys(openSiteFolder(site))).toEqual([
    expect.objectContaining({ who: `user ${process.geteuid!()}`, action: 'close' }),
  ]);
});

test('a change that is live does not fail because its line cannot be written', async () => {
  const site = newFolder('site');
  await publishBuilds(openSiteFolder(site), [builtShell('host1'), auth('auth1')]);
  const log = join(site, 'deploys.jsonl');
  mkdirSync(log);
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  const change = { action: 'close', unit: 'mf-auth' } as const;
  await logged(
    openSiteFolder(site),
    change,
    () => toggleRemote(openSiteFolder(site), 'mf-auth', false),
    {},
  );
  expect(warn).toHaveBeenCalledWith(
    expect.stringContaining('the change is live, and not in the log'),
  );
});
