import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { prefix } from 'shared/model/language';
import { paths } from 'shared/model/paths';
import type { PageMeta, Registry, RemoteModule } from 'shared/contract';
import type { ReactNode } from 'react';
import { createStore } from 'shared/store';
import { text } from 'node:stream/consumers';
import { SlotMark } from './additions/SlotMark';
import { App } from './layout/App';
import { loadedRemotes } from './remotes/loaded-remotes';
import { siteServices } from './remotes/SiteContext';
import { errorPageTexts as errorPage } from './failures/texts';
import { SitePages } from './layout/SitePages';
import { documentTitle } from './navigation/use-title';
import { findRoute } from './registry/routes';
import { chooseVersions } from './registry/site';

// The build adds the modules that a remote's server bundle requires: scripts/src/build/singletons.ts.

/** The contract that remotes of this host have to fulfil. */
export { CONTRACT as contract } from 'shared/contract';

export interface RenderedPage {
  html: string;
  routeId: string;
  meta: PageMeta;
}

/** Renders one public page to HTML. Anything but a page (redirect, error, unknown path) throws. */
export async function render(
  path: string,
  registry: Registry,
  remote: RemoteModule | null,
): Promise<RenderedPage> {
  const site = chooseVersions(registry, 100);
  const remotes = loadedRemotes(site, remote ? [remote] : []);
  const services = siteServices(site, remotes);
  const isError = path === paths.error();
  const found = findRoute(site, path);
  if (!isError && (!found?.isPage || found.route.access !== 'public')) {
    throw new Error(`${path} is no public page.`);
  }
  const addresses = found?.pages ?? [];
  const outcomes = await Promise.all(addresses.map((each) => services.pages.load(each)));
  const pages = outcomes.map((outcome) => {
    if ('failure' in outcome) throw outcome.failure;
    if (!outcome.page) throw new Error(`${path} is no page of ${found?.remote.name}.`);
    return outcome.page;
  });

  const html = await htmlOf(
    path,
    <App store={createStore()} services={services} prerendered slot={SlotMark}>
      <StaticRouter basename={prefix} location={prefix + path}>
        <SitePages />
      </StaticRouter>
    </App>,
  );
  const page = pages.at(-1);
  const title = found?.title ?? errorPage.title;
  const meta = page?.meta?.(found?.params ?? {}) ?? { title, description: '' };
  const routeId = addresses.at(-1)?.id ?? 'shell/error';
  return { html, routeId, meta: { ...meta, title: documentTitle(meta.title) } };
}

/** Renders a widget to HTML, as it stands on the page at `path`. */
export async function renderWidget(
  { id, path, props }: { id: string; path: string; props: object },
  registry: Registry,
  remote: RemoteModule,
): Promise<string> {
  const site = chooseVersions(registry, 100);
  const services = siteServices(site, loadedRemotes(site, [remote]));
  const { Component } = await services.remotes.loadPage(remote.name, id);
  return htmlOf(
    id,
    <App store={createStore()} services={services} prerendered slot={Nothing}>
      <StaticRouter basename={prefix} location={prefix + path}>
        <Component {...props} />
      </StaticRouter>
    </App>,
    // The ids of a page, and of another widget, are other ones.
    `${remote.name}-${id}-`,
  );
}

/** A widget has no slots. */
const Nothing = () => null;

async function htmlOf(
  what: string,
  content: ReactNode,
  identifierPrefix?: string,
): Promise<string> {
  let thrown: unknown;
  const { prelude } = await prerenderToNodeStream(content, {
    // A single chunk needs no inline script that moves late parts into place.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    identifierPrefix,
    onError: (error) => {
      thrown ??= error;
    },
  });
  const html = await text(prelude);
  if (thrown) throw new Error(`${what} failed to render: ${String(thrown)}`, { cause: thrown });
  return html;
}
