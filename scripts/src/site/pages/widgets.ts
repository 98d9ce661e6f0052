import { decodeXML } from 'entities';
import { FOR_STUDENTS, unitAddress, widgetsIn } from 'shared/contract';
import type { WidgetRequest } from '../../units/manifest';
import { overWidgetHtmlBudget } from '../checks/budgets';
import { evaluate, type DrawnWidget } from '../isolation/evaluate';
import { shortHash } from '../state/short-hash';
import { addressIn, type Edition } from '../state/editions';
import { bundles, refusedAttribute, rendered, renderedFile, type Page } from './render';
import type { Site } from '../state/site';

/** A slot of a rendered page (shell/src/additions/SlotMark.tsx). */
const MARK =
  /<template data-slot="([\w-]+)" data-props="([^"]*)"( data-for="students")?><\/template>/g;

/** A widget on a page. */
interface Placed extends WidgetRequest {
  remote: string;
  height: number;
  isForStudents: boolean;
}

/**
 * Puts the widgets of the open sections into the slots of rendered pages. Each is rendered by itself, isolated like
 * a page of its section. One that fails leaves its place empty; if its version is new in the site, this throws.
 */
export async function fillSlots(
  site: Site,
  edition: Edition,
  pages: readonly Page[],
): Promise<Page[]> {
  const open = Object.entries(edition.registry.remotes).flatMap(([name, entry]) =>
    entry.enabled && entry.live ? [{ name, offer: entry }] : [],
  );
  const inMark = (
    path: string,
    [, slot = '', props = '', students]: readonly (string | undefined)[],
  ): Placed[] =>
    widgetsIn(slot, open).map(({ remote, id, height }) => ({
      ...{ remote, id, height, path },
      isForStudents: students !== undefined,
      props: propsIn(props),
    }));
  // A page is the same for everybody: it has only the places of what is for students.
  const wanted = pages
    .flatMap(({ path, html }) => [...html.matchAll(MARK)].flatMap((mark) => inMark(path, mark)))
    .filter(({ isForStudents }) => !isForStudents);
  const drawn = new Map<string, string>();
  for (const { name } of open) {
    const own = wanted.filter(({ remote }) => remote === name);
    if (own.length === 0) continue;
    const results = await drawWidgets(site, edition, name, own);
    for (const [index, widget] of own.entries()) {
      drawn.set(keyOf(widget), htmlOf(edition, widget, results[index]!));
    }
  }
  return pages.map((page) => {
    const styles = new Set(page.assets.css);
    const html = page.html.replace(MARK, (...mark: string[]) =>
      inMark(page.path, mark)
        .map((widget) => {
          if (widget.isForStudents) return `<div ${placeOf(widget)} ${FOR_STUDENTS}></div>`;
          for (const file of stylesOf(site, edition, widget)) styles.add(file);
          return `<div ${placeOf(widget)}>${drawn.get(keyOf(widget)) ?? ''}</div>`;
        })
        .join(''),
    );
    return { ...page, html, assets: { ...page.assets, css: [...styles] } };
  });
}

const placeOf = ({ remote, id, height }: Placed) =>
  `data-widget="${remote} ${id}" data-height="${height}"`;

/** The value of an attribute as React writes it. */
function propsIn(attribute: string): object {
  const props: unknown = JSON.parse(decodeXML(attribute));
  return typeof props === 'object' && props !== null ? props : {};
}

const keyOf = ({ remote, id, path, props }: Placed) => JSON.stringify([remote, id, path, props]);

/** One result for each widget. Kept like rendered pages. */
async function drawWidgets(
  site: Site,
  edition: Edition,
  name: string,
  widgets: readonly Placed[],
): Promise<DrawnWidget[]> {
  // Only open sections with a live version are asked.
  const { version } = edition.registry.remotes[name]!.live!;
  const requests = widgets.map(({ id, path, props }): WidgetRequest => ({ id, path, props }));
  const file = renderedFile(site, edition, name, version, `widgets-${shortHash(requests)}`);
  return rendered(file, async () => {
    const drawn = await evaluate({ ...bundles(site, edition, name), widgets: requests });
    return drawn.widgets;
  });
}

/** The HTML of a widget; a fault is a reason against a new version, and a gap for one that visitors get already. */
function htmlOf(
  { registry, language, before }: Edition,
  widget: Placed,
  result: DrawnWidget,
): string {
  const { remote, id, path } = widget;
  const fault =
    'fault' in result
      ? `cannot be rendered: ${result.fault}`
      : (refusedAttribute(result.html) ?? overWidgetHtmlBudget(result.html));
  if (fault === null && 'html' in result) return `<div>${result.html}</div>`;
  const at = addressIn(language.prefix, path);
  const line = `${remote}: widget ${id} at ${at} ${fault}.`;
  const { version } = registry.remotes[remote]!.live!;
  if (before.remotes[remote]?.live?.version !== version) throw new Error(line);
  console.warn(`${line} Its place stays empty.`);
  return '';
}

function stylesOf(
  site: Site,
  { registry, language: { prefix } }: Edition,
  { remote, id }: Placed,
): string[] {
  const { version } = registry.remotes[remote]!.live!;
  const { exposed, widgets = [] } = site.remote(remote, version, prefix);
  const own = widgets.find((widget) => widget.id === id)?.assets.css ?? [];
  return [...exposed.css, ...own].map((file) => unitAddress(remote, version, prefix) + file);
}
