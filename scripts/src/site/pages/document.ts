import escapeHtml from 'escape-html';
import {
  FOR_STUDENTS,
  pictureSize,
  unitAddress,
  type PageMeta,
  type Registry,
} from 'shared/contract';
import type { PublicCatalogue } from 'shared/model/catalogue';
import { CONTACT_ELEMENT, siteName } from 'shared/model/config';
import type { Language } from 'shared/model/language';
import { CATALOGUE_ELEMENT } from 'shared/page';
import type { ShellManifest } from '../../units/manifest';
import { addressIn } from '../state/editions';
import { documentTexts } from './document-texts';
import type { Page } from './render';
import { isForAdmins, registryOfPage } from './registry-of-page';
import { BEFORE_HOST, CANARY_CHOICE } from './root-files';

/** The common data of all pages of a release. */
export interface DocumentFrame {
  shell: ShellManifest;
  registry: Registry;
  catalogue: PublicCatalogue;
  siteUrl: string;
  language: Language;
  /** The languages in which there is a page at a path. */
  languagesOf: (path: string) => readonly Language[];
  /** A file by the address in its own version. */
  fileOf: (address: string) => LinkedFile;
}

export interface LinkedFile {
  /** Of the version in which a file of these bytes appeared first, so that browsers have it. */
  address: string;
  integrity: string;
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
  const main = frame.fileOf(own(shell.js[0]!));
  const styles = [...shell.css.map(own), ...(page?.assets.css ?? [])];
  // The style sheet names them by their place beside it.
  const besideStyles = frame.fileOf(own(shell.css[0]!)).address.replace(/css\/[^/]*$/, '');
  const listed = registryOfPage(registry, page, language.prefix);
  const data = `<script id="registry" type="application/json">${inline(listed, ONLY_FOR_WORKER)}</script>`;
  const lateFiles = (page?.late ?? []).flatMap((name) => shell.provides[name]?.late?.js ?? []);
  const scripts = [
    ...(page?.assets.js ?? []).map((address) => script(frame.fileOf(address))),
    ...lateFiles.map((file) => script(frame.fileOf(own(file)))),
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
${fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" href="${besideStyles}${file}" crossorigin>`).join('\n')}
<script async${keepsPlace ? ' blocking="render"' : ''} src="${BEFORE_HOST.address}"></script>
${styles.map((address) => styleSheet(address, frame.fileOf(address))).join('\n')}
<script defer data-reports="${escapeHtml(shell.settings.apiBase)}/client-errors" src="${main.address}" integrity="${main.integrity}" crossorigin></script>
${scripts.join('\n')}
</head>
<body>
${bannerHtml(frame, page)}<div id="root"${page?.renderedBy ? ` data-prerendered="${page.renderedBy}" data-path="${escapeHtml(page.path)}"` : ''}>${page?.html ?? ''}</div>
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

/** Shown by its style alone after a while (global.css), or when host-missing.js has tried everything. */
const hostMissing = ({ hostMissing: said, reload }: (typeof documentTexts)[string]) =>
  `<div id="host-missing" data-surface="ink" hidden>${said} <a href="">${reload}</a></div>`;

/**
 * Preloaded: requested by the style sheet, they would load one round trip later. The files with Devanagari letters
 * are four times as large: preloaded, they would delay the styles, without which nothing is shown.
 */
const isLatinFont = (file: string): boolean => /-latin\.[0-9a-f]+\.woff2$/.test(file);

/** Preloads a script with low priority, after the host's script. */
function script({ address, integrity }: LinkedFile): string {
  return `<link rel="preload" as="script" fetchpriority="low" href="${address}" integrity="${integrity}" crossorigin>`;
}

/** The script of a section looks for it at `own`, the address in its version. */
function styleSheet(own: string, { address, integrity }: LinkedFile): string {
  const known = address === own ? '' : ` data-href="${own}"`;
  return `<link rel="stylesheet" href="${address}"${known} integrity="${integrity}" crossorigin>`;
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
const alternates = (languages: readonly Language[], addressOf: (of: Language) => string) =>
  [...languages, { ...languages[0]!, tag: 'x-default' }].map(
    (each) => `<link rel="alternate" hreflang="${each.tag}" href="${escapeHtml(addressOf(each))}">`,
  );

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

/** Only the worker of the dashboard needs these fields of a page: they are in `registry.json` alone. */
const ONLY_FOR_WORKER = ['offline', 'calls'];

/** JSON that cannot end the script element that contains it. */
export function inline(value: unknown, without: readonly string[] = []): string {
  const kept = (key: string, each: unknown) => (without.includes(key) ? undefined : each);
  return JSON.stringify(value, kept).replaceAll('<', '\\u003c');
}
