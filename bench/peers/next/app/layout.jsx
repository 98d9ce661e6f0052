import { listsText } from './catalogue';
import 'shared/ui/tokens/global.css';
import { preload } from 'react-dom';
import { CATALOGUE_ELEMENT } from 'shared/page';
import { Footer } from 'shell/src/layout/Footer';
import { Header } from 'shell/src/layout/Header';
import { headerTexts as texts } from 'shell/src/layout/texts';
import { Notifications } from 'shell/src/toasts/Notifications';
import { Providers } from './providers';

const fonts = [
  new URL('../../../../shared/src/ui/tokens/fonts/marcellus-latin.woff2', import.meta.url),
  new URL('../../../../shared/src/ui/tokens/fonts/mukta-400-latin.woff2', import.meta.url),
];

export const metadata = { icons: '/favicon.svg' };

export default function Layout({ children }) {
  for (const font of fonts) {
    preload(String(font), { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  }
  return (
    <html lang="en-IN">
      <head>
        <script
          id={CATALOGUE_ELEMENT}
          type="application/json"
          dangerouslySetInnerHTML={{ __html: listsText }}
        />
      </head>
      <body>
        <a className="skip-link" href="#main">
          {texts.skipToPage}
        </a>
        <Providers links={JSON.parse(String(process.env.MENU_LINKS))}>
          <Header />
          <main id="main" tabIndex={-1}>
            {children}
          </main>
          <Footer />
          <Notifications />
        </Providers>
      </body>
    </html>
  );
}
