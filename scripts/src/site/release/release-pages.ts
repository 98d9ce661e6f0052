import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { canaryAddress, unitAddress, type RouteManifest } from 'shared/contract';
import { paths } from 'shared/model/paths';
import type { ShellManifest } from '../../units/manifest';
import { takenPaths } from '../checks/routes/taken-routes';
import { htmlDocument, type DocumentFrame, type LinkedFile } from '../pages/document';
import {
  remotePages,
  shellPages,
  withCanaryLive,
  type Page,
  type WrittenPage,
} from '../pages/render';
import { fillSlots } from '../pages/widgets';
import { addressIn, type Edition } from '../state/editions';
import type { Site } from '../state/site';

/** Writes every page of a release in each language. Gives those of live versions and the host. */
export async function writePages(
  site: Site,
  editions: readonly Edition[],
  folder: string,
): Promise<WrittenPage[]> {
  const rendered = await Promise.all(
    editions.map(async (edition) => ({ edition, pages: await pagesOf(site, edition) })),
  );
  const languagesOf = (path: string) =>
    rendered
      .filter(({ pages }) => pages.some((page) => page.isOwn && page.path === path))
      .map(({ edition }) => edition.language);
  return rendered.flatMap(({ edition, pages }) => {
    const { registry, catalogue, siteUrl, language } = edition;
    const frame: DocumentFrame = {
      shell: site.shell(registry.shell, language.prefix),
      registry,
      catalogue,
      siteUrl,
      language,
      languagesOf,
      fileOf: linkedFiles(site, edition),
    };
    const write = (path: string, html: string) => {
      const file = pageFile(folder, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, html);
    };
    write(addressIn(language.prefix, '/app'), htmlDocument(frame, null));
    for (const { at, isOwn: _isOwn, ...page } of pages) write(at, htmlDocument(frame, page));
    return pages.filter(({ isOwn }) => isOwn).map((page) => ({ ...page, edition }));
  });
}

/** A page with the address of its file. */
interface PlacedPage extends Page {
  at: string;
  renderedBy: string | null;
  /** Whether it is shown at its own address to everybody. */
  isOwn: boolean;
}

async function pagesOf(site: Site, edition: Edition): Promise<PlacedPage[]> {
  const { registry, language } = edition;
  const addressOf = (path: string) => addressIn(language.prefix, path);
  // All at once, because each is rendered in a process of its own; written in a fixed order.
  const [ofShell, ...ofRemotes] = await Promise.all([
    shellPages(site, edition),
    ...Object.entries(registry.remotes)
      // A closed section has no pages; the shell shows the maintenance card at its addresses.
      .filter(([, { enabled }]) => enabled)
      .map(([name]) => pagesOfRemote(site, edition, name)),
  ]);
  return [
    ...ofShell.flatMap((page): PlacedPage[] => [
      { ...page, at: addressOf(page.path), renderedBy: 'shell', isOwn: true },
      // The same page for every unknown address; the host renders what it knows about the address.
      ...(page.path === paths.error()
        ? [{ ...page, at: addressOf('/not-found'), renderedBy: null, isOwn: false }]
        : []),
    ]),
    ...ofRemotes.flatMap(({ name, live, canary }): PlacedPage[] => [
      ...(live?.pages ?? []).map((page) => ({
        ...page,
        at: addressOf(page.path),
        renderedBy: `${name}@${live!.version}`,
        isOwn: true,
      })),
      ...(canary?.pages ?? []).map((page) => ({
        ...page,
        at: canaryAddress(name, canary!.version, addressOf(page.path)),
        meta: { ...page.meta, noIndex: true as const },
        renderedBy: `${name}@${canary!.version}`,
        isOwn: false,
      })),
    ]),
  ];
}

async function pagesOfRemote(site: Site, edition: Edition, name: string) {
  const { registry } = edition;
  const { live, canary, routes } = registry.remotes[name]!;
  const own = (pages: Page[], version: { version: string; routes: readonly RouteManifest[] }) => {
    const taken = takenPaths(site, edition, name, version);
    return pages.filter(({ path }) => !taken.has(path));
  };
  const asIfLive = { ...edition, registry: withCanaryLive(registry, name) };
  const [pages, canaryPages] = await Promise.all([
    live ? filledPages(site, edition, name) : [],
    canary ? filledPages(site, asIfLive, name) : [],
  ]);
  return {
    name,
    live: live && { version: live.version, pages: own(pages, { ...live, routes }) },
    canary: canary && { version: canary.version, pages: own(canaryPages, canary) },
  };
}

async function filledPages(site: Site, edition: Edition, name: string): Promise<Page[]> {
  return fillSlots(site, edition, await remotePages(site, edition, name));
}

function linkedFiles(
  site: Site,
  { registry, language: { prefix } }: Edition,
): (address: string) => LinkedFile {
  const known = new Map<string, LinkedFile>();
  const add = ({
    name,
    version,
    files,
  }: Pick<ShellManifest, 'version' | 'files'> & { name: string }) => {
    const earlier = site.earlierAddresses(name, version);
    for (const [file, { integrity }] of Object.entries(files)) {
      const first = earlier[`${prefix}/${file}`.slice(1)] ?? version;
      const address = unitAddress(name, first, prefix) + file;
      known.set(unitAddress(name, version, prefix) + file, { address, integrity });
    }
  };
  add(site.shell(registry.shell, prefix));
  for (const [name, { live, canary }] of Object.entries(registry.remotes)) {
    for (const each of [live, canary]) if (each) add(site.remote(name, each.version, prefix));
  }
  return (address) => {
    const file = known.get(address);
    if (!file) throw new Error(`${address} is not a file of the live site.`);
    return file;
  };
}

/** Bytes of a page of a release as browsers get it; 0 if the section is closed. */
export function htmlBytes(release: string, path: string): number {
  const file = pageFile(join(release, 'pages'), path);
  const found = [`${file}.br`, file].find((each) => existsSync(each));
  return found === undefined ? 0 : statSync(found).size;
}

/** A page of a release; empty if the section is closed. */
export function htmlOf(release: string, path: string): string {
  const file = pageFile(join(release, 'pages'), path);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

const pageFile = (folder: string, path: string) =>
  join(folder, `${path === '/' ? '/index' : path}.html`);
