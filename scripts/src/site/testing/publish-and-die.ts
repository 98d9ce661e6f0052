// Publishes fixture builds and kills itself just before a given change of the disk. Arguments: the site, a
// JSON file with the builds, and the number of the change; with 0 it prints the number of changes.
import fs from 'node:fs';
import type { BuiltUnit } from '../../units/built';
import { readJson } from 'node-shared/files';

const [site = '', builds = '', moment = ''] = process.argv.slice(2);
let changes = 0;

function note(): void {
  changes += 1;
  if (changes === Number(moment)) process.kill(process.pid, 'SIGKILL');
}

const changing = [
  ...(['copyFileSync', 'cpSync', 'mkdirSync', 'renameSync', 'rmSync'] as const),
  ...(['symlinkSync', 'utimesSync', 'writeFileSync'] as const),
];
for (const name of changing) {
  const real = fs[name] as (...args: unknown[]) => unknown;
  Object.assign(fs, {
    [name]: (...args: unknown[]) => {
      note();
      return real(...args);
    },
  });
}
const { writeFile } = fs.promises;
fs.promises.writeFile = (...args) => {
  note();
  return writeFile(...args);
};

void import('../publish/publish-builds').then(async ({ publishBuilds }) => {
  const { openSiteFolder } = await import('../state/site');
  await publishBuilds(openSiteFolder(site), readJson<BuiltUnit[]>(builds));
  console.log(changes);
});
