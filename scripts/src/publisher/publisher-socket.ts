import { request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { PublishResult, Sent, VersionChange } from 'api';
import { errorCode } from 'node-shared/files';
import { setting, type Environment } from 'node-shared/settings';
import type { PublicCatalogue } from 'shared/model/catalogue';
import { siteDir } from '../settings';

/** What a server asks of the publisher. Only the server knows tokens and limits, and has checked both. */
export type Job =
  | { what: 'takes build'; who: string }
  | {
      what: 'publish';
      remote: string;
      /** By their names in Base64. */
      files: Readonly<Record<string, string>>;
      sent: Sent;
      who: string;
    }
  | { what: 'change version'; remote: string; change: VersionChange; who: string }
  | { what: 'show catalogue'; catalogue: PublicCatalogue };

/** Where the publisher of a site listens. Who may open this file may publish. */
export const publisherSocket = (env: Environment): string =>
  setting(env, 'PUBLISHER_SOCKET') ?? join(siteDir(env), '.publisher');

export const PUBLISHER_IS_MISSING =
  'The publisher of this site does not run (npm run publisher): until it does, no builds and no changes of versions are taken, and pages stay as they are.';

/** Has the publisher do a job, and waits until it is done. */
export function askPublisher(socketPath: string, job: Job): Promise<PublishResult> {
  return new Promise((resolve, reject) => {
    const call = request({ socketPath, method: 'POST' }, (response) => {
      text(response).then((body) => {
        // Our own program has written it.
        resolve(JSON.parse(body) as PublishResult);
      }, reject);
    });
    call.on('error', (error) => {
      const isGone = ['ENOENT', 'ECONNREFUSED', 'ECONNRESET'].includes(errorCode(error) ?? '');
      if (isGone) resolve({ done: false, lines: [PUBLISHER_IS_MISSING], unread: { status: 503 } });
      else reject(error);
    });
    call.end(JSON.stringify(job));
  });
}
