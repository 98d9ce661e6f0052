import { apiBase } from 'shared/model/config';
import { answerCall, keepAnswers } from './account';
import { answerFile, folderOf, followFiles } from './files';
import { ACCOUNT, empty, serverFirst, SITE } from './kept';
import { answerNote, type NoteWish } from './notes';
import { isKeptCall } from './named-versions';
import { listenToPush } from './push';
import { askForRegistry, keep, knownRegistry } from './registry';

// The worker of the dashboard: docs/decisions/0031-what-is-kept-never-outlives-a-decision.md.

declare const self: ServiceWorkerGlobalScope;

/** All pages of the dashboard are one document; what it shows depends on the address. */
const PAGE = `${self.registration.scope}page`;
/** Seconds after which what was known last is shown in place of the answer. */
const PATIENCE = 3;
const pages = serverFirst(SITE, PATIENCE, PAGE);
const site = serverFirst(SITE, PATIENCE);
/** Registry and catalogue, and the files of the site that belong to no unit. */
const OF_SITE = /^\/(?:[a-z]{2}\/)?(?:registry\.json$|catalogue\/)|\.(?:js|svg|png|webmanifest)$/;
const API = new URL(apiBase, self.location.origin).href;

listenToPush();

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
// It asks for nothing here: until this event has ended, the browser lets no page begin.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

/** Makes the caches follow what the site says now. */
async function follow(): Promise<void> {
  const registry = await askForRegistry();
  if (registry) await followFiles(registry);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const token = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1];
  if (request.url.startsWith(`${API}/`)) {
    if (!token) return;
    if (url.href === `${API}/logout`) event.waitUntil(empty(ACCOUNT));
    else event.respondWith(call(event, token));
    return;
  }
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  const folder = folderOf(url);
  if (request.mode === 'navigate') event.respondWith(openPage(event));
  else if (folder) event.respondWith(answerFile(event, folder));
  else if (OF_SITE.test(url.pathname)) event.respondWith(site.handle({ event, request }));
});

async function openPage(event: FetchEvent): Promise<Response> {
  const [response, done] = pages.handleAll({ event, request: event.request });
  event.waitUntil(done.then(follow, () => {}));
  return response;
}

async function call(event: FetchEvent, token: string): Promise<Response> {
  const { request } = event;
  const path = request.url.slice(API.length).replace(/\?.*$/, '');
  const registry = (await knownRegistry()) ?? (await askForRegistry().catch(() => null));
  return registry && isKeptCall(registry, request.method, path)
    ? answerCall(event, token)
    : fetch(request);
}

/** What tabs of the dashboard say. */
type Message =
  | { keep: Parameters<typeof keepAnswers>[1]; token: string; page: string; also: string[] }
  | NoteWish
  | { empty: true };

self.addEventListener('message', (event) => {
  // Only pages of the site reach the worker; `mf-student/src/offline` is the one that does.
  const message = event.data as Message;
  if ('empty' in message) event.waitUntil(empty(ACCOUNT));
  else if ('note' in message) event.waitUntil(answerNote(message, event.ports[0]!));
  else {
    event.waitUntil(
      Promise.all([
        keepAnswers(message.token, message.keep),
        follow().then(() => keep(message.page, PAGE)),
        ...message.also.map((address) => keep(address)),
      ]),
    );
  }
});
