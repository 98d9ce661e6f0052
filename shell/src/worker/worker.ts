import { apiBase } from 'shared/model/config';
import { answerCall, keepAnswers } from './account';
import { answerFile, followFiles, versionOf } from './files';
import { ACCOUNT, dated, empty, SITE } from './kept';
import { answerNote, type NoteWish } from './notes';
import { isKeptCall } from './named-versions';
import { listenToPush } from './push';
import { askForRegistry, fromServer, isRegistry, knownRegistry } from './registry';

// The worker of the dashboard: docs/decisions/0031-what-is-kept-never-outlives-a-decision.md.

declare const self: ServiceWorkerGlobalScope;

/** All pages of the dashboard are one document; what it shows depends on the address. */
const PAGE = `${self.registration.scope}page`;
const pages = fromServer(PAGE);
const site = fromServer();
/** The catalogue, and the files of the site that belong to no unit. */
const OF_SITE = /^\/(?:[a-z]{2}\/)?catalogue\/|\.(?:js|svg|png|webmanifest)$/;
const API = new URL(apiBase, self.location.origin).href;

listenToPush();

self.addEventListener('install', (event) => {
  event.waitUntil(self.skipWaiting());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(begin());
});

async function begin(): Promise<void> {
  await self.clients.claim();
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const inScope = tabs.find(({ url }) => url.startsWith(self.registration.scope));
  if (inScope) await keepPage(PAGE, inScope.url);
  await follow();
}

async function keepPage(key: string, address: string): Promise<void> {
  const response = await fetch(address, { headers: { accept: 'text/html' } }).catch(() => null);
  const kept = response && dated(response);
  if (kept) await (await caches.open(SITE)).put(key, kept);
}

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
  const version = versionOf(url);
  if (request.mode === 'navigate') event.respondWith(openPage(event));
  else if (version) event.respondWith(answerFile(event, version));
  else if (isRegistry(url) || OF_SITE.test(url.pathname)) {
    event.respondWith(site.handle({ event, request }));
  }
});

async function openPage(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const [response, done] = pages.handleAll({ event, request });
  event.waitUntil(done.then(follow, () => {}));
  return response;
}

async function call(event: FetchEvent, token: string): Promise<Response> {
  const { request } = event;
  const path = request.url.slice(API.length).replace(/\?.*$/, '');
  const registry = await knownRegistry();
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
        keepPage(PAGE, message.page),
        ...message.also.map((address) => keepPage(address, address)),
      ]),
    );
  }
});
