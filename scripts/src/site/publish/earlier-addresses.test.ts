import { existsSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from 'node-shared/files';
import { rollbackRemote } from '../release/versions';
import { opened, page, publish, site } from '../testing/published-site';
import { builtRemote } from '../testing/unit-fixtures';

const style = 'css/page.0a1b2c3d.css';
const script = 'js/page.0a1b2c3d.js';
const route = { path: '/login', assets: { js: [script], css: [style] } };
const authWith = (version: string, css = '/* one */') =>
  builtRemote('mf-auth', version, [route], {}, [], { [style]: css, [script]: `run('${version}')` });
const folder = (version: string) => join(site, 'remotes/mf-auth', version);
const becomesOld = (version: string) => utimesSync(folder(version), new Date(0), new Date(0));

test('a page names a file that did not change where browsers have it, also after a roll-back', async () => {
  await publish(authWith('auth2'));
  await publish(authWith('auth3'));
  await publish(authWith('auth4'));
  const linked = `href="/remotes/mf-auth/auth2/${style}"`;
  expect(page('login.html')).toContain(`${linked} data-href="/remotes/mf-auth/auth4/${style}"`);
  expect(page('login.html')).toContain(`href="/remotes/mf-auth/auth4/${script}"`);
  await rollbackRemote(opened(), 'mf-auth');
  expect(page('login.html')).toContain(`${linked} data-href="/remotes/mf-auth/auth3/${style}"`);
});

test('other bytes under the same name have an address of their own', async () => {
  await publish(authWith('auth2'));
  await publish(authWith('auth3', '/* other */'));
  expect(page('login.html')).toContain(`href="/remotes/mf-auth/auth3/${style}"`);
});

test('of a version that is not kept, the files stay that kept versions name', async () => {
  await publish(authWith('auth2'));
  for (const number of [3, 4, 5, 6, 7]) await publish(authWith(`auth${number}`));
  becomesOld('auth2');
  await publish(authWith('auth8'));
  expect(filesBelow(folder('auth2'))).toEqual([style]);
  expect(page('login.html')).toContain(`href="/remotes/mf-auth/auth2/${style}"`);

  for (const number of [3, 4, 5, 6, 7]) await publish(authWith(`other${number}`, '/* other */'));
  for (const number of [2, 3, 4, 5, 6, 7, 8])
    if (existsSync(folder(`auth${number}`))) becomesOld(`auth${number}`);
  await publish(authWith('other8', '/* other */'));
  expect(existsSync(folder('auth2'))).toBe(false);
});
