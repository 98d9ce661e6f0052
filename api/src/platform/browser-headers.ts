import type { App } from './app-types';
import type { Config } from './config';

/** What pages may load; the same on every answer, so that nothing served can run a foreign script. */
export function contentPolicy({ imageHosts, uploadHosts }: Config): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "require-trusted-types-for 'script'",
    // `unit-files` is made by each unit.
    "trusted-types unit-files section-entries default 'allow-duplicates'",
    "style-src 'self'",
    ["img-src 'self' data:", ...imageHosts].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...uploadHosts].join(' '),
    "manifest-src 'self'",
    'frame-src https://www.youtube-nocookie.com',
    "object-src 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    'report-uri /api/csp-reports',
  ].join('; ');
}

/** The reader of the API document brings inline styles of its own. */
export const relaxedPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; " +
  "img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/** What no page of the site needs; the films of the classroom may fill the screen. */
const permissionsPolicy = [
  ...['accelerometer', 'browsing-topics', 'camera', 'display-capture', 'geolocation', 'gyroscope'],
  ...['magnetometer', 'microphone', 'midi', 'payment', 'serial', 'usb'],
]
  .map((feature) => `${feature}=()`)
  .concat('fullscreen=(self "https://www.youtube-nocookie.com")')
  .join(', ');

/** The headers of every answer to an address. */
export function browserHeaders(config: Config): (url: string) => Record<string, string> {
  const always = {
    'content-security-policy': contentPolicy(config),
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': permissionsPolicy,
    ...(config.mode === 'production' && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  };
  return (url) => ({
    ...always,
    'referrer-policy':
      url.split('?', 1)[0] === '/payment-success'
        ? 'no-referrer'
        : 'strict-origin-when-cross-origin',
  });
}

export function registerBrowserHeaders(app: App, config: Config): void {
  const headersOf = browserHeaders(config);
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(headersOf(request.url));
    // By the route: an address can also be written as `/%61pi/profile`.
    if (request.routeOptions.url?.startsWith('/api/')) {
      void reply.header('cache-control', 'no-store');
    }
  });
}
