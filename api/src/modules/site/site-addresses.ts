import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  isOrigin,
  originsOf,
  type Registry,
  type RegistryEntry,
  type RouteManifest,
} from 'shared/contract';
import { isProductList } from 'shared/model/catalogue';
import { languages, prefixAt } from 'shared/model/language';
import { decodedSegments } from '../../platform/http/request/request-path';

/** What a path is on the live site. */
export type FoundAddress =
  /**
   * `page`: a page, with its prerendered file if there is one. `closed`: its section is closed. `origins` are
   * what its section calls beside the API of the site, if anything.
   */
  | {
      kind: 'page' | 'closed';
      file: string | null;
      /** The begin of its address that says its language. */
      prefix: string;
      /** The pattern of its address, without the prefix. */
      pattern: string;
      /** That of its last parameter. */
      value: string | null;
      origins?: readonly string[];
    }
  /** Another spelling of a page: the encoded address of that page, which always begins with one slash. */
  | { kind: 'moved'; to: string }
  /** `entry`: no page of the catalogue, but its address has the form of one; `path` is its best spelling. */
  | { kind: 'unknown'; entry?: { path: string; pattern: string; value: string } };

export interface SiteAddresses {
  /** `path` is encoded as in the request, without the query. */
  find(path: string): FoundAddress;
  /** What the path leads to if the address itself has no content: another spelling, or nothing. */
  correct(path: string): FoundAddress;
}

interface Shape {
  prefix: string;
  pattern: string;
  segments: readonly string[];
  /** Whether only the prerendered addresses exist, because each is an entry of the catalogue. */
  isListed: boolean;
  isOpen: boolean;
  origins?: readonly string[];
}

/** Pages of the release that have no address of their own. */
const WITHOUT_ADDRESS: readonly string[] = languages.flatMap(({ prefix }) =>
  ['/app', '/index', '/not-found'].map((name) => `${prefix}${name}`.slice(1)),
);

/** The registries of a release that could be read, by the prefix of their language. */
type Registries = ReadonlyMap<string, Registry>;

/**
 * The addresses of a release: the routes of its registry, which the router in the browser reads too,
 * and the prerendered pages. Without a readable registry, every address may be a page.
 */
export async function readSiteAddresses(release: string): Promise<SiteAddresses> {
  const pages = await pagesOf(join(release, 'pages')).catch(() => new Set<string>());
  const registries = await Promise.all(
    languages.map(async ({ prefix }) => {
      const registry = await registryOf(release, prefix).catch(() => null);
      return registry ? [[prefix, registry] as const] : [];
    }),
  );
  return siteAddresses(new Map(registries.flat()), pages);
}

/** What the pages at a path may call beside the API of the site. */
export function originsAt(registry: Registry, path: string): readonly string[] {
  const segments = decodedSegments(path) ?? [];
  return bestAt(shapesIn(registry, ''), segments)?.origins ?? [];
}

/** That of another language is a file for browsers, as they ask for it. */
async function registryOf(release: string, prefix: string): Promise<Registry> {
  const file = join(release, prefix && join('root', prefix), 'registry.json');
  // A publish has written the file, and it checks the routes.
  return JSON.parse(await readFile(file, 'utf8')) as Registry;
}

/** Those that may stand in a header; a publish has checked them. */
function callable(entry: RegistryEntry | undefined): readonly string[] | undefined {
  const versions = [entry?.live, entry?.canary, entry?.previous];
  const origins = originsOf(versions).filter((origin) => isOrigin(origin, true));
  return origins.length > 0 ? [...new Set(origins)] : undefined;
}

const shapesIn = ({ remotes }: Registry, prefix: string): Shape[] =>
  Object.values(remotes).flatMap((entry) =>
    [...entry.routes, ...(entry.canary?.routes ?? [])].flatMap((route) =>
      shapesOf(prefix, route, entry.enabled, callable(entry)),
    ),
  );

function siteAddresses(registries: Registries, pages: ReadonlySet<string>): SiteAddresses {
  const registry = registries.get('');
  const shapes = [...registries].flatMap(([prefix, own]) => shapesIn(own, prefix));
  const bySpelling = new Map([...pages].map((page) => [page.toLowerCase(), page]));

  function page(segments: readonly string[]): FoundAddress | null {
    const path = `/${segments.join('/')}`;
    const file = pages.has(path) ? `${path === '/' ? 'index' : path.slice(1)}.html` : null;
    const shape = bestAt(shapes, segments);
    if (shape && (file || !shape.isListed || !shape.isOpen)) {
      const value = segments[shape.segments.findLastIndex(isParameter)] ?? null;
      const { prefix, pattern, isOpen, origins } = shape;
      return { kind: isOpen ? 'page' : 'closed', file, prefix, pattern, value, origins };
    }
    // A script leads the visitors of a canary to the pages below `/canary/NAME`.
    const [area, name = ''] = segments;
    const isPage = !registry || (area === 'canary' && file !== null);
    const origins = area === 'canary' ? callable(registry?.remotes[name]) : undefined;
    const prefix = prefixAt(path);
    return isPage ? { kind: 'page', file, prefix, pattern: path, value: null, origins } : null;
  }

  /** The page that a text leads to, without what follows an address in a sentence. */
  function pageAt(text: string): readonly string[] | null {
    const segments = withoutEnd(text).split('/').filter(Boolean);
    const listed = bySpelling.get(`/${segments.join('/')}`.toLowerCase());
    const known = listed ? listed.split('/').filter(Boolean) : respelled(segments, shapes);
    return known && page(known) ? known : null;
  }

  function correct(path: string): FoundAddress {
    const given = decodedSegments(path)?.join('/');
    if (given === undefined) return { kind: 'unknown' };
    const end = given.search(QUERY);
    for (const text of end < 0 ? [given] : [given, given.slice(0, end)]) {
      const known = pageAt(text);
      if (!known || (isPlain(path) && known.join('/') === given)) continue;
      const query = text !== given && given[end] === '?' ? given.slice(end + 1) : '';
      const search = query && `?${new URLSearchParams(query)}`;
      return { kind: 'moved', to: encoded(known) + search };
    }
    const address = end < 0 ? given : given.slice(0, end);
    return { kind: 'unknown', entry: entryAt(withoutEnd(address).split('/').filter(Boolean)) };
  }

  function entryAt(segments: readonly string[]) {
    const spelled = respelled(segments, shapes) ?? segments;
    const shape = bestAt(shapes, spelled);
    const value = shape && spelled[shape.segments.findLastIndex(isParameter)];
    return value && shape.isListed && shape.isOpen
      ? { path: encoded(spelled), pattern: shape.pattern, value }
      : undefined;
  }

  return {
    correct,
    find(path) {
      const segments = isPlain(path) ? decodedSegments(path) : null;
      return (segments && page(segments)) ?? correct(path);
    },
  };
}

/** The segments with the fixed parts of an address in the spelling of its route. */
function respelled(segments: readonly string[], shapes: readonly Shape[]): string[] | null {
  const shape = best(shapes.filter(({ segments: own }) => fits(own, segments, equalInSpirit)));
  return shape?.segments.map((own, index) => (isParameter(own) ? segments[index]! : own)) ?? null;
}

function shapesOf(
  prefix: string,
  { path, about, children }: RouteManifest,
  isOpen: boolean,
  origins: readonly string[] | undefined,
): Shape[] {
  const isListed = about !== undefined && isProductList(about);
  const patterns = [path, ...children.map((child) => `${path}/${child.path}`)];
  return patterns.flatMap((pattern) =>
    variants(prefix + pattern).map((segments) => ({
      prefix,
      pattern,
      segments,
      isListed,
      isOpen,
      origins,
    })),
  );
}

/** The segments of a pattern, with and without its optional ones. */
const variants = (pattern: string): string[][] =>
  pattern
    .split('/')
    .filter(Boolean)
    .reduce<string[][]>(
      (starts, segment) => {
        const longer = starts.map((start) => [...start, segment.replace(/\?$/, '')]);
        return segment.endsWith('?') ? [...starts, ...longer] : longer;
      },
      [[]],
    );

const isParameter = (segment: string) => segment.startsWith(':');
const equal = (a: string, b: string) => a === b;
const equalInSpirit = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

const fits = (
  own: readonly string[],
  given: readonly string[],
  same: (a: string, b: string) => boolean,
): boolean =>
  own.length === given.length &&
  own.every((segment, index) =>
    isParameter(segment) ? given[index] !== '' : same(segment, given[index]!),
  );

/**
 * The best shape of an address. If a canary takes its path over, both sections have it, and the page may call what
 * either of them calls.
 */
function bestAt(shapes: readonly Shape[], segments: readonly string[]): Shape | undefined {
  const fitting = shapes.filter((shape) => fits(shape.segments, segments, equal));
  const found = best(fitting);
  const same = fitting.filter(({ pattern }) => pattern === found?.pattern);
  const origins = [...new Set(same.flatMap((shape) => shape.origins ?? []))];
  return found && { ...found, ...(origins.length > 0 && { origins }) };
}

/** The shape with the fewest parameters, which the router also prefers. */
const best = (shapes: readonly Shape[]): Shape | undefined =>
  shapes.reduce<Shape | undefined>((found, shape) => {
    const count = ({ segments }: Shape) => segments.filter(isParameter).length;
    return found && count(found) <= count(shape) ? found : shape;
  }, undefined);

/** What can follow an address in a sentence: punctuation, closing brackets, spaces; and slashes. */
const AFTER_ADDRESS = /[\s\p{Cf}\p{Pe}\p{Pf}/.,;:!?…।'">*]/u;

/** Where a query begins that somebody has encoded, or has appended without its question mark. */
const QUERY = /[?&#]|(?<=.)\s/;

/** A loop, because a regular expression would take quadratic time for some texts. */
function withoutEnd(path: string): string {
  let end = path.length;
  while (end > 0 && AFTER_ADDRESS.test(path[end - 1]!)) end -= 1;
  return path.slice(0, end);
}

const encoded = (segments: readonly string[]) =>
  `/${segments.map((segment) => encodeURIComponent(segment)).join('/')}`;

/** Whether a path has no empty segment, and no escape of a letter or digit (RFC 3986, 6.2.2.2). */
const isPlain = (path: string): boolean =>
  path === '/' ||
  (!/\/(\/|$)/.test(path) && !/%(2[de]|3\d|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])/i.test(path));

/** The addresses of the prerendered pages. */
async function pagesOf(folder: string): Promise<Set<string>> {
  const files = await readdir(folder, { recursive: true });
  const names = files.flatMap((file) => /^(.+)\.html$/.exec(file.replaceAll('\\', '/'))?.[1] ?? []);
  const own = names.filter((name) => !WITHOUT_ADDRESS.includes(name)).map((name) => `/${name}`);
  return new Set(names.includes('index') ? ['/', ...own] : own);
}
