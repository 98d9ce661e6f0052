import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import { prerenderToNodeStream } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import * as api from 'shared/api';
import * as forms from 'shared/forms';
import type { PageMeta, PageModule, Registry, RemoteModule } from 'shared/remote';
import * as store from 'shared/store';
import * as toast from 'shared/toast';
import * as ui from 'shared/ui';
import { text } from 'node:stream/consumers';
import * as router from './shared-scope/react-router-dom';
import { App } from './App';
import { toRouteObjects, type PageHandle } from './routing/route-objects';
import { hostRoutes } from './routing/routes';
import { documentTitle } from './routing/use-route-focus';
import { chooseVersions } from './site/site';
import type { RemoteLoader } from './remotes/remote-loader';

/** What a remote's server bundle gets for `require`: the same copies the host renders with. */
export const singletons: Readonly<Record<string, unknown>> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDOM,
  'react-router-dom': router,
  'shared/store': store,
  'shared/api': api,
  'shared/toast': toast,
  'shared/forms': forms,
  'shared/ui': ui,
};

/** The contract this host loads remotes by. */
export { CONTRACT as contract } from 'shared/remote';

export interface RenderedPage {
  html: string;
  routeId: string;
  meta: PageMeta;
}

/** Outside a browser nothing is loaded while rendering: everything is handed in. */
const nothingToLoad: RemoteLoader = {
  load: () => Promise.reject(new Error('A page being rendered ahead cannot load a remote.')),
  failure: () => null,
  report: () => {},
  versions: () => ({}),
};

/** Renders one public page to HTML. Anything but a page (redirect, error, unknown path) throws. */
export async function render(
  path: string,
  registry: Registry,
  remote: RemoteModule | null,
): Promise<RenderedPage> {
  const routes = hostRoutes(remote ? toRouteObjects(remote) : []);
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(new URL(path, 'http://prerender.invalid')));
  if (context instanceof Response) {
    throw new Error(`${path} redirects to ${context.headers.get('Location')}.`);
  }
  const match = context.matches.at(-1);
  const handle = match?.route.handle as PageHandle | undefined;
  if (!match || !handle || context.statusCode !== 200) {
    throw new Error(`${path} is no page (status ${context.statusCode}).`);
  }

  let thrown: unknown;
  const { prelude } = await prerenderToNodeStream(
    <App
      store={store.createStore()}
      services={{ site: chooseVersions(registry, 100), remotes: nothingToLoad }}
      prerendered
    >
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
  const page = context.loaderData[match.route.id] as PageModule | undefined;
  const meta = page?.meta?.(match.params) ?? { title: handle.title, description: '' };
  return { html, routeId: handle.routeId, meta: { ...meta, title: documentTitle(meta.title) } };
}
