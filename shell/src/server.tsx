import { prerenderToNodeStream } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import type { PageMeta, PageModule, Registry, RemoteModule } from 'shared/remote';
import { createStore } from 'shared/store';
import { text } from 'node:stream/consumers';
import { App } from './App';
import { toRouteObjects, type PageHandle } from './routing/route-objects';
import { hostRoutes } from './routing/routes';
import { documentTitle } from './routing/use-route-focus';
import { chooseVersions } from './site/site';
import { loadedRemotes } from './remotes/loaded-remotes';

// The build adds what a remote's server bundle gets for `require`: scripts/src/build/singletons.ts.

/** The contract this host loads remotes by. */
export { CONTRACT as contract } from 'shared/remote';

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
  const routes = hostRoutes(remote ? toRouteObjects(remote, remotes) : []);
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(new URL(path, 'http://prerender.invalid')));
  if (context instanceof Response) {
    throw new Error(`${path} redirects to ${context.headers.get('Location')}.`);
  }
  const match = context.matches.at(-1);
  // The router does not know what its routes carry; `route-objects.tsx` has written it.
  const handle = match?.route.handle as PageHandle | undefined;
  if (!match || !handle || context.statusCode !== 200) {
    throw new Error(`${path} is no page (status ${context.statusCode}).`);
  }

  let thrown: unknown;
  const { prelude } = await prerenderToNodeStream(
    <App store={createStore()} services={{ site, remotes, prerendered: null }} prerendered>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </App>,
    {
      // One piece: no inline script that would move late parts into place.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError: (error) => {
        thrown ??= error;
      },
    },
  );
  const html = await text(prelude);
  if (thrown) throw new Error(`${path} failed to render: ${String(thrown)}`, { cause: thrown });
  // As above.
  const page = context.loaderData[match.route.id] as PageModule | undefined;
  const meta = page?.meta?.(match.params) ?? { title: handle.title, description: '' };
  return { html, routeId: handle.routeId, meta: { ...meta, title: documentTitle(meta.title) } };
}
