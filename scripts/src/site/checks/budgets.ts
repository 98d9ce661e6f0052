import type { PublicCatalogue } from 'shared/model/catalogue';
import { ENTRY_FILE, unitAddress } from 'shared/contract';
import type { Assets, BuiltFile, RemoteManifest, ShellManifest } from '../../units/manifest';
import { english, languages, type Language } from 'shared/model/language';
import { addressIn, nameOf } from '../state/editions';
import { renderedPaths } from '../state/state';

/**
 * Brotli bytes that a visitor waits for: until the page is painted, its HTML and styles; until it answers the first
 * press, its scripts. The host has its own share of both. What a page loads after that, when somebody presses or comes
 * near, does not count.
 */
/** With 150 bytes by which the hashes in the names of files alone change what it weighs. */
const SHELL_SCRIPT_BUDGET = 117_700;
/** For each late singleton, which the host provides in a separate script. */
const LATE_SCRIPT_BUDGET = 17_000;
const SHELL_STYLE_BUDGET = 10_000;
/**
 * With the entry of the section, in which each page has about 100 bytes: by the id of a page, or else by the section in
 * its id. Behind a login, forms and classrooms may weigh more than what a visitor opens first.
 */
const PAGE_SCRIPT_BUDGETS: Readonly<Record<string, number>> = {
  'admin/dashboard': 84_000,
  admin: 32_000,
  student: 31_000,
};
const DEFAULT_PAGE_SCRIPT_BUDGET = 26_700;
const PAGE_STYLE_BUDGET = 4_000;
const PAGE_HTML_BUDGET = 20_000;

const WIDGET_SCRIPT_BUDGET = 10_000;
const WIDGET_STYLE_BUDGET = 2_000;
/** Characters of a prerendered widget, which is part of another section's page. */
const WIDGET_HTML_BUDGET = 6_000;

/** Of all files of a page that a phone keeps to read it without a network, whether the page is opened or not. */
const OFFLINE_BUDGET = 36_000;

/** Files of a section for one page. With the HTML, the host's two files and the fonts it is at most 12. */
const PAGE_FILES_BUDGET = 6;
const PAGE_FILES_BUDGETS: Readonly<Record<string, number>> = { admin: 7, student: 7 };

/** The budgets of scripts and HTML in another language, as a multiple: other letters have more bytes. */
const OTHER_LANGUAGE = 1.25;

type Localised = { language?: string };

const inBytesOf = (budget: number, { language }: Localised): number =>
  language === undefined ? budget : budget * OTHER_LANGUAGE;

type Files = Readonly<Record<string, BuiltFile>>;

/** One line for every set of files that a page of a section cannot do without and that exceeds its budget. */
export function overBudget(manifest: RemoteManifest): string[] {
  const { routes, exposed, files } = manifest;
  return routes
    .flatMap((route) => [
      route,
      // A page inside a layout also needs the layout's files.
      ...route.children.map((page) => ({ ...page, assets: both(route.assets, page.assets) })),
    ])
    .flatMap(({ id, offline, assets }) => {
      const { js, css } = both(exposed, assets);
      const page = `${nameOf(manifest)}: ${id}`;
      const scripts = [ENTRY_FILE, ...js];
      const all = [...scripts, ...css];
      const kept = inBytesOf(OFFLINE_BUDGET, manifest);
      return [
        ...tooHeavy(`${page}, its scripts`, scripts, files, scriptBudget(id, manifest)),
        ...tooHeavy(`${page}, its styles`, css, files, PAGE_STYLE_BUDGET),
        ...tooMany(page, filesBudget(id), all, files),
        ...(offline ? tooHeavy(`${page}, offline`, all, files, kept) : []),
      ];
    });
}

const prefixOf = ({ language }: Localised): string =>
  languages.find(({ code }) => code === language)?.prefix ?? '';

const scriptBudget = (id: string, manifest: Localised) =>
  inBytesOf(
    PAGE_SCRIPT_BUDGETS[id] ?? PAGE_SCRIPT_BUDGETS[sectionOf(id)] ?? DEFAULT_PAGE_SCRIPT_BUDGET,
    manifest,
  );

const filesBudget = (id: string): number => PAGE_FILES_BUDGETS[sectionOf(id)] ?? PAGE_FILES_BUDGET;

const sectionOf = (id: string): string => id.split('/')[0]!;

/**
 * The same for the scripts that a page has requested in a browser before it answered presses, in whichever way it
 * loads them; `null` within the budget. Files of other sections and of the host have budgets of their own.
 */
export function overPressBudget(
  id: string,
  manifest: Pick<RemoteManifest, 'name' | 'version' | 'files' | 'language'>,
  requested: readonly string[],
): string | null {
  const { name, version, files } = manifest;
  const folder = unitAddress(name, version, prefixOf(manifest));
  const own = requested.filter((path) => path.startsWith(folder));
  const names = [...new Set(own)].map((path) => path.slice(folder.length));
  const budget = scriptBudget(id, manifest);
  const [line] = tooHeavy('its scripts before the first press', names, files, budget);
  return line ? `${line.slice(0, -1)}: load later what the first press does not need.` : null;
}

/** One line for every prerendered page whose HTML is too large; `sizeOf` gives the bytes of an address. */
export function htmlOverBudget(
  { name, routes }: Pick<RemoteManifest, 'name' | 'routes'>,
  catalogue: PublicCatalogue,
  { code, prefix }: Language,
  sizeOf: (path: string) => number,
): string[] {
  const budget = inBytesOf(PAGE_HTML_BUDGET, code === english.code ? {} : { language: code });
  return routes.flatMap((route) =>
    renderedPaths(route, catalogue)
      .map((path) => addressIn(prefix, path))
      .map((path) => ({ path, bytes: sizeOf(path) }))
      .filter(({ bytes }) => bytes > budget)
      .map(
        ({ path, bytes }) =>
          `${name}: ${route.id}, its HTML at ${path}: ${bytes} bytes, the budget is ${budget}.`,
      ),
  );
}

/** The same as `overBudget` for the widgets of a section. */
export function widgetsOverBudget(manifest: RemoteManifest): string[] {
  const { exposed, widgets = [], files } = manifest;
  const budget = inBytesOf(WIDGET_SCRIPT_BUDGET, manifest);
  return widgets.flatMap(({ id, assets }) => {
    const widget = `${nameOf(manifest)}: widget ${id}`;
    const { css } = both(exposed, assets);
    return [
      ...tooHeavy(`${widget}, its scripts`, assets.js, files, budget),
      ...tooHeavy(`${widget}, its styles`, css, files, WIDGET_STYLE_BUDGET),
    ];
  });
}

/** What is wrong with the HTML of a widget that is too long; `null` if it is not. */
export const overWidgetHtmlBudget = (html: string): string | null =>
  html.length > WIDGET_HTML_BUDGET
    ? `is ${html.length} characters of HTML, the budget is ${WIDGET_HTML_BUDGET}`
    : null;

/** The same as `overBudget` for the host, whose files every visitor loads. */
export function hostOverBudget(manifest: ShellManifest): string[] {
  const { js, css, files, provides } = manifest;
  const shell = nameOf(manifest);
  const late = inBytesOf(LATE_SCRIPT_BUDGET, manifest);
  return [
    ...tooHeavy(`${shell}: its scripts`, js, files, inBytesOf(SHELL_SCRIPT_BUDGET, manifest)),
    ...tooHeavy(`${shell}: its styles`, css, files, inBytesOf(SHELL_STYLE_BUDGET, manifest)),
    ...Object.entries(provides).flatMap(([name, own]) =>
      tooHeavy(`${shell}: ${name}`, own.late?.js ?? [], files, late),
    ),
  ];
}

const both = (one: Assets, other: Assets): Assets => ({
  js: [...new Set([...one.js, ...other.js])],
  css: [...new Set([...one.css, ...other.css])],
});

function tooHeavy(what: string, names: string[], files: Files, budget: number): string[] {
  const bytes = names.reduce((total, name) => total + size(files, name), 0);
  if (bytes <= budget) return [];
  return [
    `${what}: ${bytes} bytes, the budget is ${budget}; the largest is ${largest(names, files)}.`,
  ];
}

function tooMany(page: string, budget: number, names: string[], files: Files): string[] {
  if (names.length <= budget) return [];
  return [
    `${page}: ${names.length} files, the budget is ${budget}; the largest is ${largest(names, files)}.`,
  ];
}

const size = (files: Files, name: string) => files[name]?.brotli ?? 0;

const largest = (names: string[], files: Files) =>
  [...names].sort((a, b) => size(files, b) - size(files, a))[0];
