import { stopOnSignal } from 'node-shared/process';
import { startDevServer } from '../dev/dev-server';
import { assertRemote, remoteNames } from '../units';
import { command } from './command';

const port = Number(process.env.PORT ?? 8090);

command(
  {
    usage: 'npm run dev -- [NAME …]',
    purpose:
      'Serves the site with hot reload of the shell and the named remotes, or of all remotes. The API restarts when its files change.',
    words: 99,
  },
  async (named) => {
    const remotes = named.filter((name) => name !== 'shell').map(assertRemote);
    const developed = named.length > 0 ? remotes : [...remoteNames];
    console.log(`Preparing ${['shell', ...developed].join(', ')} for hot reload …`);
    stopOnSignal(await startDevServer(developed, port));
    console.log(`
Changes of ${['shell', 'shared', ...developed].join(', ')} show at once: http://localhost:${port}

Stop with Ctrl+C.`);
  },
);
