import { stopOnSignal } from 'node-shared/process';
import { startDevServer } from '../dev/dev-server';
import { assertRemote, remoteNames } from '../units';
import { command } from './command';

const port = Number(process.env.PORT ?? 8090);

command(
  {
    usage: 'npm run dev -- [NAME …]',
    purpose: 'Serves the site with hot reload of the named remotes, or of all.',
    words: 99,
  },
  async (named) => {
    const developed = named.length > 0 ? named.map(assertRemote) : [...remoteNames];
    console.log(`Preparing the shell and ${developed.join(', ')} for hot reload …`);
    stopOnSignal(await startDevServer(developed, port));
    console.log(`
Changes of ${['shell', 'shared', ...developed].join(', ')} show at once: http://localhost:${port}

Stop with Ctrl+C.`);
  },
);
