import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { newRemote } from '../new-remote/new-remote';
import { root } from '../units/units';
import { command } from './command';

command(
  {
    usage: 'npm run new:remote -- NAME',
    purpose:
      'Makes the folder mf-NAME: a page at /NAME with a form, its call of the API, tests and a README. Nothing outside that folder is touched.',
    words: 1,
  },
  async ([name]) => {
    if (!name) throw new Error('name the new remote: npm run new:remote -- NAME.');
    const remote = newRemote(root, name);
    // The line breaks depend on the length of the name.
    spawnSync(join(root, 'node_modules/.bin/prettier'), ['--write', '--log-level=error', remote], {
      cwd: root,
      stdio: 'inherit',
    });
    console.log(`${remote} is made, with a page at /${remote.slice(3)}. Go on with

  npx jest ${remote}
  npm run dev -- ${remote}
  npm run publish:remote -- ${remote}

Before it is committed, npm install notes it in the lock file; no other unit is stale by that. Its
package.json needs a line in deploy/Containerfile, beside those of the other remotes.`);
  },
);
