import { publishUnit } from '../publish/build-and-publish';
import { publishBuilds } from '../publish/publish-builds';
import { changeVersion } from '../release/change-version';
import { canaryRemote } from '../release/versions';
import { builtRemote, builtShell, newFolder } from '../testing/unit-fixtures';
import { sectionLines } from './section-lines';
import { openSiteFolder } from '../state/site';

const auth = (version: string) =>
  builtRemote('mf-auth', version, [{ path: '/login' }], { slots: [{ name: 'course' }] });
const env = { DEPLOYED_BY: 'Asha', PUBLISH_NEEDS_BROWSER: 'no', CHROMIUM_PATH: '/nowhere' };

let site: string;
const lines = (what: 'status' | 'log', unit = 'mf-auth') =>
  sectionLines(openSiteFolder(site), [unit], what, [
    { remote: 'mf-auth', version: 'auth1', count: 3 },
  ])[0]!;

beforeEach(async () => {
  site = newFolder('site');
  await publishBuilds(openSiteFolder(site), [builtShell('host1'), auth('auth1')]);
});

test('the state of a section says which canary or candidate there is', async () => {
  expect(lines('status')).toEqual([
    'mf-auth        live auth1  kept none  fallback none  no canary',
    expect.stringMatching(/; failures in the last hour: 3$/),
  ]);
  await publishBuilds(openSiteFolder(site), [auth('auth2')], { mode: 'candidate' });
  expect(lines('status')[0]).toMatch(/candidate auth2$/);
  await canaryRemote(openSiteFolder(site), 'mf-auth', 'auth2', 1);
  expect(lines('status')[0]).toMatch(/canary auth2 for 1 %$/);
  expect(lines('status', 'mf-new')).toEqual(['mf-new is not published.']);
  const first = builtRemote('mf-new', 'new1', [], { owner: 'New team' });
  await publishBuilds(openSiteFolder(site), [first], { mode: 'candidate' });
  expect(lines('status', 'mf-new')).toEqual([
    'mf-new         not live  candidate new1',
    '               New team; failures in the last hour: 0',
  ]);
});

test('the state says what a section has outside of its own pages, and what another has of it', async () => {
  const declared = (version: string, label: string) =>
    builtRemote(
      'mf-chat',
      version,
      [{ path: '/chat' }, { path: '/login', id: 'chat/login', takes: 'mf-auth' }],
      {
        origins: ['https://chat.example', 'https://files.example'],
        links: [
          { menu: 'header', label, order: 100, path: '/chat' },
          { menu: 'header', label: 'Sign in', order: 100, path: '/login' },
          { menu: 'footer-support', label: 'Help', order: 100, path: '/chat' },
        ],
      },
      [{ id: 'chat/card', slot: 'course', height: 160, component: "() => '<b>Ask</b>'" }],
    );
  await publishBuilds(openSiteFolder(site), [declared('chat1', 'Chat')]);
  expect(lines('status', 'mf-chat').slice(2)).toEqual(
    [
      'calls https://chat.example, https://files.example',
      'has taken /login from mf-auth',
      'widget chat/card in course, 160 px',
      'links in header: Chat, Sign in',
      'links in footer-support: Help',
    ].map((line) => `               ${line}`),
  );
  expect(lines('status').slice(2)).toEqual([
    '               /login is with mf-chat, which has taken it',
  ]);
  await publishBuilds(openSiteFolder(site), [declared('chat2', 'Talk')], { mode: 'candidate' });
  expect(lines('status', 'mf-chat').slice(7)).toEqual([
    '               chat2: links in header: Talk, Sign in',
  ]);
});

test('the log has the changes of the section, the last first, with the time of the build', async () => {
  expect(lines('log')).toEqual(['mf-auth has no changes in the log.']);
  const options = { mode: 'candidate', seconds: 100 } as const;
  await publishUnit(openSiteFolder(site), auth('auth2'), options, env);
  const back = { action: 'canary', version: 'auth2', percent: 0 } as const;
  await changeVersion(openSiteFolder(site), 'mf-auth', back, { ...env, DEPLOY_REASON: 'too slow' });
  const [first, second] = lines('log');
  expect(first).toMatch(/canary auth2 0 %; live auth1; Asha; \d\.\d s; too slow$/);
  expect(second).toMatch(/candidate auth2; live auth1; Asha; .*10\d\.\d s$/);
});
