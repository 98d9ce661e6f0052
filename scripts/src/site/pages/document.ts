import escapeHtml from 'escape-html';
import {
  pictureSize,
  unitAddress,
  type Offer,
  type PageManifest,
  type PageMeta,
  type Registry,
  type RegistryEntry,
  type RouteManifest,
} from 'shared/contract';
import type { PublicCatalogue } from 'shared/model/catalogue';
import { CONTACT_ELEMENT, siteName } from 'shared/model/config';
import type { Language } from 'shared/model/language';
import { CATALOGUE_ELEMENT } from 'shared/page';
import type { ShellManifest } from '../../units/manifest';
import { addressIn } from '../state/editions';
import { documentTexts } from './document-texts';
import type { Page } from './render';
import { BEFORE_HOST, CANARY_CHOICE } from './root-files';
import { FOR_STUDENTS } from './widgets';

/** The common data of all pages of a release. */
export interface DocumentFrame {
  shell: ShellManifest;
  registry: Registry;
  catalogue: PublicCatalogue;
  siteUrl: string;
  language: Language;
  /** The languages in which there is a page at a path. */
  languagesOf: (path: string) => readonly Language[];
  /** Integrity of a remote's file by its address. */
  integrityOf: (address: string) => string;
}

/**
 * The complete HTML of a page; for `null`, the empty page that the browser renders. A page with
 * `renderedBy: null` is shown at several addresses, until the browser renders it anew.
 */
export function htmlDocument(
  frame: DocumentFrame,
  page: (Page & { renderedBy: string | null }) | null,
) {
  const { shell, registry, language } = frame;
  const texts = documentTexts[language.code]!;
  const details = page?.about ? [page.about] : [];
  const own = (file: string) => unitAddress('shell', shell.version, language.prefix) + file;
  // A Hindi page begins with hardly a Latin letter.
  const fonts = language.prefix ? [] : Object.keys(shell.files).filter(isLatinFont);
  const main = shell.js[0]!;
  const listed = withoutOffline(
    isForAdmins(registry, page) ? registry : withoutAdminPages(registry),
  );
  const data = `<script id="registry" type="application/json">${inline(listed)}</script>`;
  const lateFiles = (page?.late ?? []).flatMap((name) => shell.provides[name]?.late?.js ?? []);
  const scripts = [
    ...(page?.assets.js ?? []).map((address) => script(address, frame.integrityOf(address))),
    ...lateFiles.map((file) => script(own(file), shell.files[file]!.integrity)),
  ];
  // A browser that gets another version is redirected before this page is shown.
  const hasCanary = Object.values(registry.remotes).some(({ canary }) => canary !== null);
  // This script shows the place of what is for students: the first paint waits for it.
  const keepsPlace = page?.html.includes(FOR_STUDENTS) ?? false;
  return `<!doctype html>
<html lang="${language.tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${hasCanary ? `${data}\n<script src="${CANARY_CHOICE.address}"></script>` : ''}
${metaTags(frame, page)}
<meta name="theme-color" content="#0c0e20">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="manifest" href="${language.prefix}/site.webmanifest">
${fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" href="${own(file)}" crossorigin>`).join('\n')}
<script async${keepsPlace ? ' blocking="render"' : ''} src="${BEFORE_HOST.address}"></script>
${shell.css.map((file) => styleSheet(own(file), shell.files[file]!.integrity)).join('\n')}
${(page?.assets.css ?? []).map((address) => styleSheet(address, frame.integrityOf(address))).join('\n')}
<script defer data-reports="${escapeHtml(shell.settings.apiBase)}/client-errors" src="${own(main)}" integrity="${shell.files[main]!.integrity}" crossorigin></script>
${scripts.join('\n')}
</head>
<body>
${bannerHtml(frame, page)}<div id="root"${page?.renderedBy ? ` data-prerendered="${page.renderedBy}"` : ''}>${page?.html ?? ''}</div>
${hostMissing(texts)}
${page ? '' : `<noscript><p>${texts.needsScripts}</p></noscript>`}
${hasCanary ? '' : data}
${dataElements(frame.catalogue, details)}
</body>
</html>
`;
}

/** The owner's line above the header of the pages for visitors: beside the host's part, so that no script draws it. */
function bannerHtml(
  { catalogue: { banner }, registry, language, languagesOf }: DocumentFrame,
  page: (Page & { renderedBy: string | null }) | null,
): string {
  if (!banner || isForAdmins(registry, page)) return '';
  const { text, link = '' } = banner;
  const isHere = link.startsWith('/') && languagesOf(link.replace(/[?#].*/, '')).includes(language);
  const address = isHere ? addressIn(language.prefix, link) : link;
  const line = link ? `<a href="${escapeHtml(address)}">${escapeHtml(text)}</a>` : escapeHtml(text);
  const { banner: label } = documentTexts[language.code]!;
  return `<aside id="banner" data-surface="parchment" aria-label="${label}">${line}</aside>\n`;
}

/** Whether admins use the page: the app is at their addresses, and they log in on a page of their section. */
function isForAdmins({ remotes }: Registry, page: { renderedBy: string | null } | null): boolean {
  const name = page?.renderedBy?.split('@')[0] ?? '';
  return page === null || (remotes[name]?.routes.some(isOfAdmins) ?? false);
}

/** What visitors may see of a registry; the host fetches all of it for an address that is not in it. */
function withoutAdminPages(registry: Registry): Registry {
  const entries = Object.entries(registry.remotes);
  if (!entries.some(([, { routes }]) => routes.some(isOfAdmins))) return registry;
  const rest = ({ routes, links }: Offer & Pick<RegistryEntry, 'routes'>) => ({
    routes: routes.filter((route) => !isOfAdmins(route)),
    ...(links && { links: links.filter(({ menu }) => !menu.startsWith('admin')) }),
  });
  const remotes = entries.map(([name, entry]): [string, RegistryEntry] => {
    const canary = entry.canary && { ...entry.canary, ...rest(entry.canary) };
    return [name, { ...entry, ...rest(entry), canary }];
  });
  return { ...registry, remotes: Object.fromEntries(remotes), isPartial: true };
}

/** What only the worker of the dashboard needs is in `registry.json` alone. */
function withoutOffline(registry: Registry): Registry {
  const rest = <Page extends PageManifest>(page: Page): Page => ({
    ...page,
    // JSON leaves them out.
    offline: undefined,
    calls: undefined,
  });
  const routesOf = <Entry extends Pick<RegistryEntry, 'routes'>>(entry: Entry): Entry => ({
    ...entry,
    routes: entry.routes.map((route) => ({ ...rest(route), children: route.children.map(rest) })),
  });
  const remotes = Object.entries(registry.remotes).map(([name, entry]): [string, RegistryEntry] => [
    name,
    { ...routesOf(entry), canary: entry.canary && routesOf(entry.canary) },
  ]);
  return { ...registry, remotes: Object.fromEntries(remotes) };
}

const isOfAdmins = ({ access }: RouteManifest): boolean => access === 'admin';

/**
 * Says that no script of the host has run, after a while by its style alone (global.css), or when
 * host-missing.js has tried everything.
 */
const hostMissing = ({ hostMissing: said, reload }: (typeof documentTexts)[string]) =>
  `<div id="host-missing" data-surface="ink" hidden>${said} <a href="">${reload}</a></div>`;

/**
 * Preloaded: requested by the style sheet, they would load one round trip later. The files with Devanagari letters
 * are four times as large: preloaded, they would delay the styles, without which nothing is shown.
 */
const isLatinFont = (file: string): boolean => /-latin\.[0-9a-f]+\.woff2$/.test(file);

/** Preloads a script with low priority, after the host's script. */
function script(address: string, integrity: string): string {
  return `<link rel="preload" as="script" fetchpriority="low" href="${address}" integrity="${integrity}" crossorigin>`;
}

function styleSheet(address: string, integrity: string): string {
  return `<link rel="stylesheet" href="${address}" integrity="${integrity}" crossorigin>`;
}

function metaTags(
  { siteUrl, language, languagesOf }: DocumentFrame,
  page: (Page & { renderedBy: string | null }) | null,
): string {
  if (!page)
    return `<title>${escapeHtml(siteName)}</title>\n<meta name="robots" content="noindex">`;
  const { title, description, image, jsonLd, noIndex }: PageMeta = page.meta;
  const own = page.meta.canonical ?? page.path;
  const addressOf = ({ prefix }: Language) => siteUrl + addressIn(prefix, own);
  const canonical = addressOf(language);
  const others = page.renderedBy && !noIndex ? languagesOf(own) : [];
  const property = (name: string, content: string) =>
    `<meta property="${name}" content="${escapeHtml(content)}">`;
  return [
    `<title>${escapeHtml(title)}</title>`,
    ...(description ? [`<meta name="description" content="${escapeHtml(description)}">`] : []),
    ...(page.renderedBy ? [`<link rel="canonical" href="${escapeHtml(canonical)}">`] : []),
    ...(others.length > 1 ? alternates(others, addressOf) : []),
    ...(noIndex ? ['<meta name="robots" content="noindex">'] : []),
    property('og:site_name', siteName),
    property('og:type', 'website'),
    property('og:locale', language.tag.replace('-', '_')),
    property('og:title', title),
    ...(description ? [property('og:description', description)] : []),
    ...(page.renderedBy ? [property('og:url', canonical)] : []),
    ...(image ? pictureTags(siteUrl, image).map((tag) => property(...tag)) : []),
    '<meta name="twitter:card" content="summary_large_image">',
    ...(jsonLd ?? []).map((data) => `<script type="application/ld+json">${inline(data)}</script>`),
  ].join('\n');
}

/** The same page in each language, for search engines; the first is for everybody who speaks none of them. */
const alternates = (languages: readonly Language[], addressOf: (of: Language) => string) => [
  ...languages.map((each) => alternate(each.tag, addressOf(each))),
  ...languages.slice(0, 1).map((first) => alternate('x-default', addressOf(first))),
];

const alternate = (tag: string, address: string) =>
  `<link rel="alternate" hreflang="${tag}" href="${escapeHtml(address)}">`;

/** The tags of the sharing picture. With its size, networks show it already when a page is first shared. */
function pictureTags(siteUrl: string, image: string): [name: string, content: string][] {
  const size = pictureSize(image) ?? [];
  const sides = ['width', 'height'] as const;
  return [
    ['og:image', image.startsWith('/') ? siteUrl + image : image],
    ...size.map((side, index): [string, string] => [`og:image:${sides[index]}`, String(side)]),
  ];
}

/** The script elements with the catalogue for a page, of which only the named entries are whole, and the contact. */
export function dataElements(
  { contact = {}, banner: _banner, ...catalogue }: PublicCatalogue,
  entries: readonly string[],
): string {
  const details = Object.fromEntries(
    entries.map((address) => [address, catalogue.details[address]]),
  );
  const element = (id: string, value: object) =>
    `<script id="${id}" type="application/json">${inline(value)}</script>`;
  return [
    element(CATALOGUE_ELEMENT, { ...catalogue, details }),
    ...(Object.keys(contact).length > 0 ? [element(CONTACT_ELEMENT, contact)] : []),
  ].join('\n');
}

/** JSON that cannot end the script element that contains it. */
function inline(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
