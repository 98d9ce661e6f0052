import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from 'node-shared/files';
import { isOrigin } from 'shared/contract';
import { languages } from 'shared/model/language';
import { isShell, type BuiltRoute, type RemoteManifest } from '../../units/manifest';
import { shapes } from './routes/route-shapes';

/** First segments of the addresses of pages in other languages: a pattern is that of a page in each language. */
const OF_LANGUAGES: readonly string[] = languages.flatMap(({ prefix }) => prefix.slice(1) || []);

/** First segments of the addresses that no section may have. */
export const RESERVED: readonly string[] = [
  ...OF_LANGUAGES,
  ...['api', 'uploads', 'remotes', 'shell', 'sandbox-pay', 'canary', 'scripts', 'catalogue'],
  'registry.json',
];
const ACCESS: readonly unknown[] = ['public', 'student', 'admin'];
/** Every page of the section opens a connection to each. */
const MOST_ORIGINS = 4;
/** Letters of other scripts look like these: `/loɡin`. */
const PATTERN = /^\/(?:(?:[\w-]+|:\w+)\??(?:\/(?:[\w-]+|:\w+)\??)*)?$/;
const PLAIN_PATH = /^\/(?:[\w-]+(?:\/[\w-]+)*)?$/;

/**
 * Faults in the declaration of a remote, one line each. The types forbid them too, but the types of a build
 * may never have been checked.
 */
export function contractFaults(
  { name, routes, origins = [] }: RemoteManifest,
  siteUrl: string,
): string[] {
  const faults = [
    ...originFaults(origins, siteUrl),
    ...routes.flatMap((route) => faultsOf(route).map((fault) => `${route.id} ${fault}`)),
  ];
  return faults.map((fault) => `${name}/src/routes.ts: ${fault}.`);
}

/** Whether a section of this site may call it: also one at localhost, if the site is on this machine. */
export const isOriginFor = (origin: unknown, siteUrl: string): boolean =>
  isOrigin(origin, /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|$)/.test(siteUrl));

function originFaults(origins: unknown, siteUrl: string): string[] {
  if (!Array.isArray(origins)) return ['origins is no list'];
  const odd = origins.filter((each) => !isOriginFor(each, siteUrl));
  return [
    ...odd.map((each) => `origins has ${each}, which is no origin such as https://chat.example`),
    ...(origins.length > MOST_ORIGINS
      ? [`origins has ${origins.length} entries; the most are ${MOST_ORIGINS}`]
      : []),
  ];
}

/** Whether an address of a pattern is one that no section may have. */
export const isReserved = (path: string): boolean =>
  shapes(path).some(([first = '']) => RESERVED.includes(first));

function pathFaults(path: string): string[] {
  const fault = (what: string) => [`has the path ${path}, which ${what}`];
  if (!path.startsWith('/')) return fault('does not begin with a slash');
  if (isReserved(path)) return fault('the server answers itself');
  if (shapes(path).some(([first]) => first === ':' || first === '*'))
    return fault('takes every address of the site');
  if (/\.[^/.]*$/.test(path)) return fault('is the name of a file');
  return PATTERN.test(path) ? [] : fault('has more than a-z, A-Z, digits, - and _ in its parts');
}

function faultsOf(route: BuiltRoute): string[] {
  const { id, path, access, header, footer, title, prerender, takes, children } = route;
  const escaping = prerender.find((each) => !PLAIN_PATH.test(each) || isReserved(each));
  const inside = children.flatMap((child) => (child.path === '' ? [] : [`${path}/${child.path}`]));
  const takesFromNone = takes !== undefined && !/^mf-[a-z0-9-]+$/.test(String(takes));
  const saysWhatShows = typeof header === 'boolean' && typeof footer === 'boolean';
  return [
    !/^[^/\s]+\/\S+$/.test(id) && 'has no id of the form area/page',
    ...[path, ...inside].flatMap(pathFaults),
    takesFromNone && `takes its path from ${String(takes)}, which is the name of no section`,
    !ACCESS.includes(access) && `has the access ${String(access)}; there are ${ACCESS.join(', ')}`,
    !saysWhatShows && 'does not say whether header and footer show',
    (typeof title !== 'string' || title === '') && 'has no title',
    escaping !== undefined && `renders ${escaping} ahead, which is no address of a page`,
    prerender.length > 0 &&
      access !== 'public' &&
      `is rendered ahead although its access is ${String(access)}`,
  ].filter((fault) => fault !== false);
}

/** Rules of a remote's style sheets that could affect other sections: those without a class of the remote. */
export function globalStyles({ name, files }: RemoteManifest, web: string): string[] {
  return Object.keys(files)
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => {
      const text = readFileSync(join(web, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
      const rules = [
        ...text
          .replace(/@keyframes[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '')
          .matchAll(/([^{};]+)\{/g),
      ];
      const selectors = rules.map(([, selector = '']) => selector.trim());
      const found = selectors
        .filter((selector) => selector !== '' && !selector.startsWith('@'))
        // A comma inside :is() or :not() does not separate selectors.
        .flatMap((selector) => selector.split(/,(?![^(]*\))/))
        .find((selector) => !selector.includes(`.${name}_`) && !selector.includes('&'));
      return found === undefined
        ? []
        : [`${name}: ${file} has a rule for "${found}", which is not a class of its own.`];
    });
}

/**
 * Root files of a unit that conflict with the server, the site or another unit, one line each. Those of a
 * section lie in a folder, because names directly at the root have meanings (`ads.txt`, `sw.js`).
 */
export function rootFileConflicts(
  unit: string,
  folder: string,
  others: readonly { unit: string; folder: string }[],
): string[] {
  const taken = new Map<string, string>(
    ['sitemap.xml', 'robots.txt', 'index.html'].map((file) => [file, 'the site']),
  );
  for (const other of others)
    for (const file of filesBelow(other.folder)) taken.set(file, other.unit);
  return filesBelow(folder).flatMap((file) => {
    const [first = '', ...rest] = file.split('/');
    const isHost = isShell(unit) && OF_LANGUAGES.includes(first);
    const owner = RESERVED.includes(first) && !isHost ? 'the server' : taken.get(file);
    if (owner) return [`${unit}: public/${file} belongs to ${owner} already.`];
    if (isShell(unit) || rest.length > 0) return [];
    return [`${unit}: public/${file} must be in a folder, e.g. public/images.`];
  });
}
