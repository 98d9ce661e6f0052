import { stopOnSignal } from 'node-shared/process';
import type { Environment } from 'node-shared/settings';
import { languagesOf } from '../../build/build-unit';
import { devLanguage } from '../../dev/dev-language';
import { startDevAgainst } from '../../dev/dev-against-site';
import { startDevServer } from '../../dev/dev-server';
import { siteAddressOf } from '../../kit/deployed-site';
import { devPort } from '../../settings';
import { assertRemote, remoteNames } from '../../units/units';
import type { Given } from '../command';

export async function dev(
  words: string[],
  code: Given['options'][string],
  env: Environment,
): Promise<void> {
  const port = devPort(env);
  const address = words.find((word) => word.includes('://'));
  const named = words.filter((word) => word !== address);
  const remotes = named.filter((name) => name !== 'shell').map((name) => assertRemote(name));
  if (address && remotes.length === 0) {
    throw new Error('name the remotes that are to be yours: npm run dev -- NAME SITE.');
  }
  const language = devLanguage(remotes, code);
  if (address) return startDevAgainst(siteAddressOf(address), remotes, port, language);
  const speaking = remoteNames.filter((name) => languagesOf(name).includes(language));
  const developed = named.length > 0 ? remotes : speaking;
  console.log(`Preparing ${['shell', ...developed].join(', ')} for hot reload …`);
  let stop = async () => {};
  // Handle signals already during the slow first start, so that a stop also stops the API.
  stopOnSignal({ stop: () => stop() });
  ({ stop } = await startDevServer(developed, port, env, language));
  console.log(`
Changes of ${['shell', 'shared', ...developed].join(', ')} show at once: http://localhost:${port}${language.prefix}

Stop with Ctrl+C.`);
}
