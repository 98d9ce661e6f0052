import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { PublishResult } from 'api';
import { placeInSite } from 'node-shared/build-contents';
import { isListening } from 'node-shared/folder-lock';
import { setting, siteAddress, type Environment } from 'node-shared/settings';
import { removeTemporaryFolders, temporaryFolder } from 'node-shared/temporary-folder';
import { english, languages } from 'shared/model/language';
import { openSite } from '../site/change-site';
import { canIsolate, ISOLATION_IS_MISSING } from '../site/isolation/isolation';
import { siteTools } from '../site/site-tools';
import { isCompressedForm } from '../units/files';
import { publisherSocket, type Job } from './publisher-socket';
import { turnsOfTeams } from './turns';

/** The languages that a build can have beside English. */
const others = languages.map(({ code }) => code).filter((code) => code !== english.code);
/** The site writes the compressed forms of files itself, so that they have the content of their files. */
const mayBeSent = (name: string) => placeInSite(name, others) !== null && !isCompressedForm(name);

/**
 * Starts the process in which the code of teams is handled: it checks builds, renders pages and writes releases, for
 * the servers that ask on its socket. It needs no secret of theirs.
 */
export async function startPublisher(env: Environment): Promise<{ stop: () => Promise<void> }> {
  removeTemporaryFolders();
  const place = openSite(env);
  await place.prepare(async (site) => {
    if (!site.live().registry.shell) return;
    const { followSettings } = await import('../site/release/release');
    if (await followSettings(site, env)) {
      console.log(`The pages of ${place.folder} are written again for ${siteAddress(env)}.`);
    }
  });
  const work = worker(env);
  const server = createServer((request, response) => {
    void text(request)
      // Only who may open the socket has sent it.
      .then((body) => work(JSON.parse(body) as Job))
      .catch((error: unknown): PublishResult => {
        console.error(error);
        return { done: false, lines: ['The publisher has failed; its log says why.'] };
      })
      .then((result) => response.end(JSON.stringify(result)));
  });
  // A build is checked for longer than requests usually take.
  server.requestTimeout = 0;
  const socket = publisherSocket(env);
  if (await isListening(socket)) throw new Error(`Another publisher listens on ${socket}.`);
  rmSync(socket, { force: true });
  await new Promise<void>((ready, refused) => {
    server.once('error', refused).listen(socket, ready);
  });
  // For the server, which may be another user of the same group.
  chmodSync(socket, 0o660);
  return {
    stop: () => new Promise((stopped) => server.close(() => stopped())),
  };
}

function worker(env: Environment): (job: Job) => Promise<PublishResult> {
  const { publish, changeVersion, showCatalogue } = siteTools(openSite(env).change, env);
  const { refusal, inTurn } = turnsOfTeams();
  return async (job) => {
    switch (job.what) {
      case 'takes build':
        if (!canIsolate() && !setting(env, 'TRUST_UPLOADED_BUILDS'))
          return { done: false, lines: [ISOLATION_IS_MISSING], unread: { status: 503 } };
        return refusal(job.who) ?? { done: true, lines: [] };
      case 'publish': {
        const { remote, files, sent, who } = job;
        const odd = Object.keys(files).find((name) => !mayBeSent(name));
        if (odd !== undefined) return { done: false, lines: [`"${odd}" is no file of a build.`] };
        return inTurn(who, () => inFolder(files, (folder) => publish(remote, folder, sent, who)));
      }
      case 'change version':
        return changeVersion(job.remote, job.change, job.who);
      case 'show catalogue':
        return showCatalogue(job.catalogue);
    }
  };
}

/** Calls `work` with a folder that has these files. */
async function inFolder<T>(
  files: Readonly<Record<string, string>>,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = temporaryFolder('build');
  try {
    for (const [name, content] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), Buffer.from(content, 'base64'));
    }
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
