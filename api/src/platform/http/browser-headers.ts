import { languages, prefixAt } from 'shared/model/language';
import { paths } from 'shared/model/paths';
import type { App, Reply } from '../app-types';
import type { Config } from '../../settings/config';

/**
 * The content security policy. Every response has one, so that no served file can run a foreign script.
 * `origins` are those that the section of a page may call.
 */
export function contentPolicy(
  { imageHosts, uploadHosts }: Config,
  origins: readonly string[] = [],
): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "require-trusted-types-for 'script'",
    // Duplicates, because each unit creates its own `unit-files` policy.
    "trusted-types unit-files section-entries default 'allow-duplicates'",
    "style-src 'self'",
    ["img-src 'self' data:", ...imageHosts].join(' '),
    "font-src 'self' data:",
    ["connect-src 'self'", ...uploadHosts, ...origins].join(' '),
    "manifest-src 'self'",
    // That of the dashboard (modules/site/service-worker.ts), whatever the host: a browser takes only own ones anyway.
    `worker-src ${languages.map(({ prefix }) => `*:*${prefix}/dashboard-worker.js`).join(' ')}`,
    'frame-src https://www.youtube-nocookie.com',
    "object-src 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    'report-uri /api/csp-reports',
  ].join('; ');
}

/**
 * For data: it may do nothing where a browser shows it. The policy of pages would be half of the bytes of a short
 * response (https://cheatsheetseries.owasp.org/cheatsheets/REST_Security_Cheat_Sheet.html).
 */
const dataPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** For the page that shows the API documentation: it has inline styles. */
export const relaxedPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; " +
  "img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Turns off what no page of the site needs. The videos of the classroom may fill the screen. */
const permissionsPolicy = [
  ...['accelerometer', 'browsing-topics', 'camera', 'display-capture', 'geolocation', 'gyroscope'],
  ...['magnetometer', 'microphone', 'midi', 'payment', 'serial', 'usb'],
]
  .map((feature) => `${feature}=()`)
  .concat('fullscreen=(self "https://www.youtube-nocookie.com")')
  .join(', ');

/** Returns a function that gives the headers of every response for a URL. */
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
    // Nobody should find a trial and believe that something can be bought there.
    ...(config.trial && { 'x-robots-tag': 'noindex' }),
  };
  return (url) => ({
    ...always,
    'referrer-policy': isPaymentSuccess(url.split('?', 1)[0]!)
      ? 'no-referrer'
      : 'strict-origin-when-cross-origin',
  });
}

const isPaymentSuccess = (path: string): boolean =>
  path === prefixAt(path) + paths.paymentSuccess();

/** The headers of a page whose section calls APIs at other origins; the browser connects to them at once. */
export const headersOfOrigins = (
  config: Config,
  origins: readonly string[],
): Record<string, string> => ({
  'content-security-policy': contentPolicy(config, origins),
  link: origins.map((origin) => `<${origin}>; rel="preconnect"; crossorigin`).join(', '),
});

/** Only documents need them: 900 bytes for each script, style sheet and font of a visit. */
const ofDocuments = [
  ...['content-security-policy', 'cross-origin-opener-policy', 'permissions-policy'],
  'referrer-policy',
];

/** For responses that a browser never shows as a document, or that only say that its copy is still right. */
export function removeDocumentHeaders(reply: Reply): void {
  for (const name of ofDocuments) void reply.removeHeader(name);
}

export function registerBrowserHeaders(app: App, config: Config): void {
  const headersOf = browserHeaders(config);
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(headersOf(request.url));
    // Checks the route and not the URL, which can also be written as `/%61pi/profile`.
    if (request.routeOptions.url?.startsWith('/api/')) {
      void reply.removeHeader('permissions-policy');
      void reply.headers({ 'cache-control': 'no-store', 'content-security-policy': dataPolicy });
    }
  });
}
