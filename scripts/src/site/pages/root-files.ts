import escapeHtml from 'escape-html';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contentHash } from 'node-shared/deltas';
import type { WrittenPage } from './render';
import { addressIn, type Edition } from '../state/editions';
import type { SiteState } from '../state/state';
import type { Site } from '../state/site';

/** The script that redirects browsers to the pages of their canary or candidate. */
export const CANARY_CHOICE = rootScript('canary-choice.js');

/** The script that works on a page until the host's script runs. */
export const BEFORE_HOST = rootScript('before-host.js');

/** The script that `BEFORE_HOST` loads if the host's script does not run. */
const HOST_MISSING = rootScript('host-missing.js');

/** Writes the root files: the `public` folders of the units, catalogue files, site map, robots.txt. */
export function writeRootFiles(
  site: Site,
  { registry: { shell, remotes }, siteUrl }: Pick<SiteState, 'registry' | 'siteUrl'>,
  editions: readonly Edition[],
  pages: readonly WrittenPage[],
  folder: string,
): void {
  mkdirSync(folder, { recursive: true });
  const versions = Object.entries(remotes).flatMap(([name, { live }]) =>
    live ? [[name, live.version] as const] : [],
  );
  for (const [unit, version] of [['shell', shell] as const, ...versions]) {
    const files = join(site.paths.unit(unit, version), 'public');
    if (existsSync(files)) cpSync(files, folder, { recursive: true });
  }
  mkdirSync(join(folder, 'scripts'), { recursive: true });
  for (const { file, source } of [CANARY_CHOICE, BEFORE_HOST, HOST_MISSING]) {
    writeFileSync(join(folder, file), source);
  }
  for (const { language, catalogue, registry } of editions) {
    const own = join(folder, language.prefix);
    for (const [address, entry] of Object.entries(catalogue.details)) {
      writeAt(join(own, address), JSON.stringify(entry));
    }
    // That of the English edition is beside the live release, for every program that reads it.
    if (language.prefix) writeAt(join(own, 'registry.json'), JSON.stringify(registry));
  }
  writeFileSync(join(folder, 'sitemap.xml'), siteMap(pages, siteUrl));
  writeFileSync(join(folder, 'robots.txt'), robots(editions, siteUrl));
}

/** A script beside this file: its place among the root files, what browsers get, and its address with the hash. */
function rootScript(name: string): { file: string; source: string; address: string } {
  const file = `scripts/${name}`;
  const source = withoutComments(readFileSync(join(__dirname, name), 'utf8'));
  return { file, source, address: `/${file}?${contentHash(Buffer.from(source))}` };
}

/** Comments on lines of their own are a third of what a browser would get, and indents a tenth. */
function withoutComments(source: string): string {
  return source.replace(/^\s*(\/\/.*|\/\*[^]*?\*\/)\n/gm, '').replace(/^ +/gm, '');
}

function writeAt(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** A site map of all indexable pages at their canonical address, in each language. */
function siteMap(pages: readonly WrittenPage[], siteUrl: string): string {
  const found = pages.filter(
    ({ path, meta }) => !meta.noIndex && (meta.canonical ?? path) === path,
  );
  const addressOf = ({ path, edition }: WrittenPage) =>
    escapeHtml(siteUrl + addressIn(edition.language.prefix, path));
  const alternatesOf = ({ path }: WrittenPage) => {
    const same = found.filter((each) => each.path === path);
    if (same.length < 2) return '';
    const link = (each: WrittenPage, tag = each.edition.language.tag) =>
      `<xhtml:link rel="alternate" hreflang="${tag}" href="${addressOf(each)}"/>`;
    return [...same.map((each) => link(each)), link(same[0]!, 'x-default')].join('');
  };
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${found.map((page) => `<url><loc>${addressOf(page)}</loc>${alternatesOf(page)}</url>`).join('\n')}
</urlset>
`;
}

/** A robots.txt that excludes the guarded areas. A path with a parameter is cut before the parameter. */
function robots(editions: readonly Edition[], siteUrl: string): string {
  const guarded = editions.flatMap(({ registry, language: { prefix } }) =>
    Object.values(registry.remotes)
      .flatMap(({ routes }) => routes)
      .filter(({ access }) => access !== 'public')
      .map(({ path }) => addressIn(prefix, path.replace(/:.*/, ''))),
  );
  const areas = new Set(guarded);
  return [
    'User-agent: *',
    ...[...areas].map((area) => `Disallow: ${area}`),
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
