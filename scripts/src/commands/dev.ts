import { stopOnSignal } from 'node-shared/process';
import { startDevServer } from '../dev/dev-server';
import { siteAddressOf } from '../kit/deployed-site';
import { assertRemote, remoteNames } from '../units';
import { command } from './command';

const port = Number(process.env.PORT ?? 8090);

command(
  {
    usage: 'npm run dev -- [NAME …] | NAME SITE',
    purpose:
      'Serves the site with hot reload of the shell and the named remotes, or of all remotes. The API restarts when its files change. With the address of a deployed site: that site, with one remote as its files are now.',
    words: 99,
  },
  async (words) => {
    const address = words.find((word) => word.includes('://'));
    const named = words.filter((word) => word !== address);
    const remotes = named.filter((name) => name !== 'shell').map((name) => assertRemote(name));
    if (address) {
      const [remote, ...others] = remotes;
      if (!remote || others.length > 0 || named.includes('shell')) {
        throw new Error('name one remote for a deployed site: npm run dev -- NAME SITE.');
      }
      const { startDevAgainst } = await import('../dev/dev-against-site');
      await startDevAgainst(siteAddressOf(address), remote, port);
      return;
    }
    const developed = named.length > 0 ? remotes : [...remoteNames];
    console.log(`Preparing ${['shell', ...developed].join(', ')} for hot reload …`);
    stopOnSignal(await startDevServer(developed, port));
    console.log(`
Changes of ${['shell', 'shared', ...developed].join(', ')} show at once: http://localhost:${port}

Stop with Ctrl+C.`);
  },
);
