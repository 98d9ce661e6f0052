import 'shared/ui/tokens/global.css';
import { preload } from 'react-dom';
import { Footer } from 'shell/src/layout/Footer';
import { Header } from 'shell/src/layout/Header';
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
      <body>
        <Providers>
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
