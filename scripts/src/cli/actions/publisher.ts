import { fork } from 'node:child_process';
import { stopOnSignal } from 'node-shared/process';
import type { Environment } from 'node-shared/settings';
import { startPublisher } from '../../publisher/publisher';
import { publisherSocket } from '../../publisher/publisher-socket';
import { publishingEnvironment } from '../../site/site-tools';
import { ownProgram, root } from '../../units/units';

/** Publishes what the servers of a site are sent, until it is stopped. */
export async function publisher(env: Environment): Promise<void> {
  stopOnSignal(await startPublisher(env));
  console.log(`The publisher listens on ${publisherSocket(env)}. Stop with Ctrl+C.`);
  process.send?.('ready');
}

/** Its settings beside those of a publish: the store, whose keys a single publish does not get. */
const OWN_SETTINGS: readonly string[] = [
  ...['SITE_DIR', 'SITE_STORE', 'PUBLISHER_SOCKET'],
  ...['AWS_REGION', 'AWS_ENDPOINT_URL_S3', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'],
];

export const publisherEnvironment = (env: Environment): NodeJS.ProcessEnv => ({
  ...publishingEnvironment(env),
  ...Object.fromEntries(
    OWN_SETTINGS.flatMap((name) => (env[name] ? [[name, env[name]] as const] : [])),
  ),
});

/** Starts the publisher of a server during development, which ends with this process. */
export function startPublisherBeside(env: Environment): Promise<void> {
  const child = fork(ownProgram(), ['publisher'], {
    cwd: root,
    env: publisherEnvironment(env),
    execArgv: [],
  });
  return new Promise((ready, failed) => {
    child.once('message', () => {
      // It must not keep this process from ending.
      child.unref();
      child.channel?.unref();
      ready();
    });
    child.once('error', failed);
    child.once('exit', (code) => failed(new Error(`The publisher has ended (${code}).`)));
  });
}
