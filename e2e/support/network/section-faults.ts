import { createHash } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import type { Registry } from 'shared/contract';
import { CHUNK_LIST } from '../../../scripts/src/build/plugins/own-chunks';
import { globalName } from '../../../scripts/src/units/units';

/** A page of a remote, on which the remote's faults are tried. */
export interface Target {
  remote: string;
  label: string;
  version: string;
  /** Public paths of the remote; the first is the one to open. */
  paths: string[];
  routeId: string;
  isPrerendered: boolean;
  access: 'public' | 'student' | 'admin';
  files: { entry: string; page: string; style: string | null };
}

type File = keyof Target['files'] | 'all';

type RouteHandler = (route: Route) => Promise<unknown>;

/** A fault of a remote, and how it has to be reported. */
export interface Fault {
  step: string;
  /** The files whose responses `answer` or `source` replaces. */
  file?: File;
  answer?: RouteHandler;
  /** Changes a script, with matching integrity, as in a build from faulty sources. */
  source?: (source: string, target: Target) => string;
  /** The file never arrives: the failure is shown after the timeout. */
  hangs?: true;
  /** The page stays; the fault is only reported, after this has been done. */
  provoke?: 'click' | 'call';
}

const status =
  (code: number, body = 'no'): RouteHandler =>
  (route) =>
    route.fulfill({ status: code, body, contentType: 'text/html' });

const changed =
  (change: (body: string) => string): RouteHandler =>
  async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  };
const gone = status(404);
const html = status(200, '<!doctype html><p>Hello</p>');
const tampered = changed((body) => `${body} `);
const truncated = changed((body) => body.slice(0, body.length / 2));
const never: RouteHandler = () => new Promise(() => {});

/** The faults below last while `window.faulty` is set, so that they can be healed without a reload. */
const MADE = "if (window.faulty) throw new Error('made by the test');";
const thrown = (source: string) => `${MADE}${source}`;

/** Makes the modules of a script throw when they run. */
const throwingModules = (source: string) => `{
  const list = globalThis[${JSON.stringify(CHUNK_LIST)}];
  const push = list.push;
  list.push = (chunk) => {
    list.push = push;
    for (const [id, run] of Object.entries(chunk[1])) {
      chunk[1][id] = function (...given) { ${MADE} return run.apply(this, given); };
    }
    return list.push(chunk);
  };
}${source}`;

/** Changes what the entry exposes; `alter` returns the source of a function that changes it. */
const exposing =
  (alter: (target: Target) => string) =>
  (source: string, target: Target): string => {
    const name = globalName(target.remote);
    return `${source};{
  const { init, get } = ${name};
  ${name} = { init, get: (path) => get(path).then((run) => () => (${alter(target)})(run())) };
}`;
  };

/** Changes the page's module; `alter` is the source of a function that gets the module and `React`. */
const exposingPage = (alter: string) =>
  exposing(
    ({ routeId }) => `(remote) => ({ ...remote, routes: remote.routes.map((route) =>
      route.id !== ${JSON.stringify(routeId)} ? route : { ...route, lazy: async () => {
        const page = await route.lazy();
        const React = __FEDERATION__.__INSTANCES__[0].loadShareSync('react')();
        return (${alter})(page, React);
      } }) })`,
  );

export const sectionFaults: Record<string, Fault> = {
  'connection refused': {
    step: 'unreachable',
    file: 'all',
    answer: (route) => route.abort('connectionrefused'),
  },
  'every file 404': { step: 'unreachable', file: 'all', answer: gone },
  'every file 500': { step: 'unreachable', file: 'all', answer: status(500) },
  'every file HTML': { step: 'corrupt', file: 'all', answer: html },
  'entry hangs': { step: 'unreachable', file: 'entry', answer: never, hangs: true },
  'entry truncated': { step: 'corrupt', file: 'entry', answer: truncated },
  'entry tampered': { step: 'corrupt', file: 'entry', answer: tampered },
  'page gone': { step: 'unreachable', file: 'page', answer: gone },
  'page hangs': { step: 'unreachable', file: 'page', answer: never, hangs: true },
  'page truncated': { step: 'corrupt', file: 'page', answer: truncated },
  'page tampered': { step: 'corrupt', file: 'page', answer: tampered },
  'style sheet gone': { step: 'unreachable', file: 'style', answer: gone },
  'style sheet hangs': { step: 'unreachable', file: 'style', answer: never, hangs: true },
  'style sheet tampered': { step: 'corrupt', file: 'style', answer: tampered },
  'wrong contract': {
    step: 'contract',
    file: 'entry',
    source: exposing(() => '(remote) => (window.faulty ? { ...remote, contract: 99 } : remote)'),
  },
  'missing expose': {
    step: 'contract',
    file: 'entry',
    source: (source) => source.replace('"./routes":', '[window.faulty ? "./none" : "./routes"]:'),
  },
  'wrong export': {
    step: 'contract',
    file: 'entry',
    source: exposingPage('(page) => (window.faulty ? { Page: page.Component } : page)'),
  },
  'entry throws': { step: 'threw at load', file: 'entry', source: thrown },
  'routes throw': {
    step: 'threw at load',
    file: 'entry',
    source: exposing(() => `(remote) => { ${MADE} return remote; }`),
  },
  'page module throws': { step: 'threw at load', file: 'page', source: throwingModules },
  'loader throws': {
    step: 'threw at load',
    file: 'entry',
    source: exposingPage(`(page) => { ${MADE} return page; }`),
  },
  'render throws': {
    step: 'threw in render',
    file: 'entry',
    source: exposingPage(`(page, { createElement }) => ({
      ...page, Component: () => { ${MADE} return createElement(page.Component); },
    })`),
  },
  'effect throws': {
    step: 'threw in render',
    file: 'entry',
    source: exposingPage(`(page, { createElement, useEffect }) => ({
      ...page, Component: () => {
        useEffect(() => { ${MADE} });
        return createElement(page.Component);
      },
    })`),
  },
  'event handler throws': {
    step: 'threw in a handler',
    file: 'entry',
    source: exposingPage(`(page) => {
      document.addEventListener('click', () => { ${MADE} });
      window.listens = true;
      return page;
    }`),
    provoke: 'click',
  },
  'API 500': { step: 'call failed', answer: status(500), provoke: 'call' },
  'API out of reach': {
    step: 'call failed',
    answer: (route) => route.abort('connectionrefused'),
    provoke: 'call',
  },
};

const sri = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** Applies the fault to the remote's files; the returned function heals it. */
export async function applyFault(page: Page, target: Target, fault: Fault) {
  let faulty = true;
  await page.addInitScript(() => Object.assign(window, { faulty: true }));
  const { answer, source } = fault;
  if (answer && fault.file) {
    const kind = fault.file;
    await page.route(`**/remotes/${target.remote}/**`, (route) => {
      const { pathname } = new URL(route.request().url());
      const isMeant = kind === 'all' || pathname === target.files[kind];
      return faulty && isMeant ? answer(route) : route.fallback();
    });
  } else if (answer) {
    await page.route('**/api/**', (route) => (faulty ? answer(route) : route.fallback()));
  }
  const hashes = source ? await forge(page, target, fault.file as 'entry' | 'page', source) : [];
  const isDocument = ({ pathname }: URL) => !/^\/api\/|\.\w+$/.test(pathname);
  await page.route(isDocument, async (route) => {
    const response = await route.fetch();
    const html = replaceHashes(await response.text(), hashes);
    return route.fulfill({ response, body: withoutPrevious(html, target) });
  });
  return async () => {
    faulty = false;
    await page.evaluate(() => Object.assign(window, { faulty: false }));
  };
}

type Hashes = [from: string, to: string][];

const replaceHashes = (text: string, hashes: Hashes) =>
  hashes.reduce((changedText, [from, to]) => changedText.replaceAll(from, to), text);

/** Removes the versions to fall back to, which may have been published before the test. */
const withoutPrevious = (html: string, { remote }: Target) =>
  html.replace(/(<script id="registry"[^>]*>)(.*?)(<\/script>)/s, (_, start, text, end) => {
    const registry = JSON.parse(String(text)) as Registry;
    const entry = registry.remotes[remote]!;
    const remotes = { ...registry.remotes, [remote]: { ...entry, previous: null, canary: null } };
    const json = JSON.stringify({ ...registry, remotes }).replaceAll('<', '\\u003c');
    return `${String(start)}${json}${String(end)}`;
  });

/** Serves a changed script; returns the hashes that have to change with it in the entry and documents. */
async function forge(
  page: Page,
  target: Target,
  file: 'entry' | 'page',
  change: NonNullable<Fault['source']>,
): Promise<Hashes> {
  const { files } = target;
  const read = async (address: string) => (await page.request.get(address)).text();
  const hashes: Hashes = [];
  const serve = async (address: string, from: string, to: string) => {
    if (from === to) throw new Error('the fault could not be made');
    hashes.push([sri(from), sri(to)]);
    await page.route(`**${address}*`, (route) =>
      route.fulfill({ body: to, contentType: 'text/javascript' }),
    );
  };
  const original = await read(files[file]);
  await serve(files[file], original, change(original, target));
  if (file !== 'entry') {
    const entry = await read(files.entry);
    await serve(files.entry, entry, replaceHashes(entry, hashes));
  }
  return hashes;
}
