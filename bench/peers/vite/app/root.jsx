import { catalogueText } from './catalogue';
import 'shared/ui/tokens/global.css';
import { useEffect, useMemo } from 'react';
import { Provider } from 'react-redux';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLoaderData,
  useParams,
} from 'react-router';
import { CATALOGUE_ELEMENT } from 'shared/page';
import { AdditionsProvider } from 'shared/ui';
import { createStore, keepInStorage, readStoredState } from 'shared/store';
import marcellus from '../../../../shared/src/ui/tokens/fonts/marcellus-latin.woff2?url';
import mukta from '../../../../shared/src/ui/tokens/fonts/mukta-400-latin.woff2?url';
import { afterSwitch } from 'shell/src/typed-input/handed-over';
import { Footer } from 'shell/src/layout/Footer';
import { Header } from 'shell/src/layout/Header';
import { headerTexts as texts } from 'shell/src/layout/texts';
import { Notifications } from 'shell/src/toasts/Notifications';
import { layOutBands } from 'shell/src/layout/lay-out-bands';
import { LanguageSwitch } from '../../page-languages';

const inBrowser = typeof window !== 'undefined';
const prerenderedState = createStore().getState();
const store = createStore(inBrowser ? readStoredState() : undefined);
if (inBrowser) keepInStorage(store, window);

const font = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' };

export const links = () => [
  { rel: 'icon', href: '/favicon.svg' },
  { ...font, href: marcellus },
  { ...font, href: mukta },
];

export function Layout({ children }) {
  const { urlTitle } = useParams();
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
        <script
          id={CATALOGUE_ELEMENT}
          type="application/json"
          dangerouslySetInnerHTML={{ __html: catalogueText(urlTitle) }}
        />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** The links of the menus, which the prerendered page contains. They stay the same on every page. */
export const loader = () => JSON.parse(String(process.env.MENU_LINKS));
export const shouldRevalidate = () => false;

/** The visible part of what the site's host does for a page. */
export default function Root() {
  const links = useLoaderData();
  const additions = useMemo(() => ({ links: () => links, Slot: null, LanguageSwitch }), [links]);
  useEffect(() => {
    afterSwitch(() => {});
    void layOutBands();
  }, []);
  return (
    <Provider store={store} serverState={prerenderedState}>
      <AdditionsProvider value={additions}>
        <a className="skip-link" href="#main">
          {texts.skipToPage}
        </a>
        <Header />
        <main id="main" tabIndex={-1}>
          <Outlet />
        </main>
        <Footer />
        <Notifications />
      </AdditionsProvider>
    </Provider>
  );
}
