import { fork } from 'node:child_process';
import { stopOnSignal } from 'node-shared/process';
import type { Environment } from 'node-shared/settings';
import { CONTACT_SETTINGS } from '../../settings';
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

/** Its settings beside those of a publish: what pages say, and the store, whose keys a single publish does not get. */
const OWN_SETTINGS: readonly string[] = [
  ...CONTACT_SETTINGS,
  ...['SITE_DIR', 'SITE_STORE', 'PUBLISHER_SOCKET'],
  ...['AWS_REGION', 'AWS_ENDPOINT_URL_S3', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'],
];

export const publisherEnvironment = (env: Environment): NodeJS.ProcessEnv => ({
  ...publishingEnvironment(env),
  ...Object.fromEntries(
    OWN_SETTINGS.flatMap((name) => (env[name] ? [[name, env[name]] as const] : [])),
  ),
});

/** Milliseconds before the publisher starts again, at first and at most. */
const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 60_000;

/**
 * Starts the publisher of a server during development, which ends with this process. Whenever it ends before `stop` is
 * called, it is started again, each time later until one has run for a while.
 */
export function startPublisherBeside(env: Environment): Promise<{ stop: () => void }> {
  return new Promise((ready, failed) => {
    let isOver = false;
    let isUp = false;
    let pause = FIRST_PAUSE;
    const begin = () => {
      const child = fork(ownProgram(), ['publisher'], {
        cwd: root,
        env: publisherEnvironment(env),
        execArgv: [],
      });
      const calm = setTimeout(() => (pause = FIRST_PAUSE), LONGEST_PAUSE).unref();
      child.once('message', () => {
        // It must not keep this process from ending.
        child.unref();
        child.channel?.unref();
        isUp = true;
        ready({ stop: () => (isOver = true) });
      });
      child.once('error', failed);
      child.once('exit', (code, signal) => {
        clearTimeout(calm);
        const how = `The publisher has ended (${signal ?? code})`;
        if (!isUp) failed(new Error(`${how}.`));
        if (!isUp || isOver) return;
        console.warn(`${how}: it starts again in ${pause / 1000} s.`);
        setTimeout(begin, pause).unref();
        pause = Math.min(pause * 2, LONGEST_PAUSE);
      });
    };
    begin();
  });
}
