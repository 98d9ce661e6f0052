// Publishes the builds of fixtures and kills itself at a given step: arguments are the site, a JSON file
// with the builds, and the number of the rename within the site before which to die; one more than
// there are dies after the last.
import fs from 'node:fs';
import type { BuiltUnit } from '../../build/build-unit';
import { readJson } from 'node-shared/files';

const [site = '', builds = '', step = ''] = process.argv.slice(2);
const die = () => process.kill(process.pid, 'SIGKILL');

const rename = fs.renameSync;
let renames = 0;
fs.renameSync = (from, to) => {
  if (String(to).startsWith(site)) renames += 1;
  if (renames === Number(step)) die();
  rename(from, to);
};

void import('../publish').then(async ({ publishBuilds }) => {
  await publishBuilds(site, readJson<BuiltUnit[]>(builds));
  die();
});
