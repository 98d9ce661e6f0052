import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { PublicCatalogue } from 'shared/catalogue';
import { ENTRY_FILE } from 'shared/remote';
import type { Assets, BuiltFile, RemoteManifest, ShellManifest } from '../build/manifest';
import { renderedPaths } from './state';

/** Brotli bytes. */
const SHELL_SCRIPT_BUDGET = 138_000;
/** Of what the host shares in a script of its own. */
const LATE_SCRIPT_BUDGET = 17_000;
const SHELL_STYLE_BUDGET = 10_000;
/** Grows with the pages of a section: a page adds about 100 bytes. */
const ENTRY_BUDGET = 6_000;
const PAGE_SCRIPT_BUDGETS: Readonly<Record<string, number>> = {
  'admin/dashboard': 70_000,
};
const DEFAULT_PAGE_SCRIPT_BUDGET = 20_000;
const PAGE_STYLE_BUDGET = 4_000;
const PAGE_HTML_BUDGET = 20_000;

/** Bytes of one file, by its ending; what a picture is compressed to for phones is well below. */
const FILE_BUDGETS: readonly { what: string; ending: RegExp; budget: number }[] = [
  { what: 'picture', ending: /\.(png|jpe?g|gif|webp|avif|svg)$/, budget: 64_000 },
  { what: 'document', ending: /\.pdf$/, budget: 150_000 },
  { what: 'font', ending: /\.(woff2?|ttf|otf)$/, budget: 40_000 },
];

/** Files of a section that one page needs: with the page, the host's two and the fonts at most 12. */
const PAGE_FILES_BUDGET = 6;

type Files = Readonly<Record<string, BuiltFile>>;

/** Every set of files of a section that has grown past what it may cost, naming its largest file. */
export function overBudget({ name, routes, exposed, files }: RemoteManifest): string[] {
  const entry = [ENTRY_FILE];
  return [
    ...tooHeavy(`${name}: the entry`, entry, files, ENTRY_BUDGET),
    ...routes
      .flatMap((route) => [
        { id: route.id, assets: route.assets },
        // A page inside a layout comes with the layout's own files.
        ...route.children.map(({ id, assets }) => ({ id, assets: both(route.assets, assets) })),
      ])
      .flatMap(({ id, assets }) => {
        const { js, css } = both(exposed, assets);
        const page = `${name}: ${id}`;
        const budget = PAGE_SCRIPT_BUDGETS[id] ?? DEFAULT_PAGE_SCRIPT_BUDGET;
        return [
          ...tooHeavy(`${page}, its scripts`, js, files, budget),
          ...tooHeavy(`${page}, its styles`, css, files, PAGE_STYLE_BUDGET),
          ...tooMany(page, [...entry, ...js, ...css], files),
        ];
      }),
  ];
}

/** Prerendered pages whose HTML has grown too large; `sizeOf` gives the bytes of an address. */
export function htmlOverBudget(
  { name, routes }: Pick<RemoteManifest, 'name' | 'routes'>,
  catalogue: PublicCatalogue,
  sizeOf: (path: string) => number,
): string[] {
  return routes.flatMap((route) =>
    renderedPaths(route, catalogue)
      .map((path) => ({ path, bytes: sizeOf(path) }))
      .filter(({ bytes }) => bytes > PAGE_HTML_BUDGET)
      .map(
        ({ path, bytes }) =>
          `${name}: ${route.id}, its HTML at ${path}: ${bytes} bytes, the budget is ${PAGE_HTML_BUDGET}.`,
      ),
  );
}

/** Pictures, documents and fonts of a build, a folder with `web` and `public`, that are too large. */
export function heavyFiles(unit: string, folder: string): string[] {
  return ['web', 'public']
    .filter((part) => existsSync(join(folder, part)))
    .flatMap((part) =>
      readdirSync(join(folder, part), { recursive: true, encoding: 'utf8' }).map((file) =>
        join(part, file),
      ),
    )
    .sort()
    .flatMap((file) => {
      const kind = FILE_BUDGETS.find(({ ending }) => ending.test(file));
      const { size: bytes } = statSync(join(folder, file));
      return kind && bytes > kind.budget
        ? [`${unit}: ${file}: ${bytes} bytes, the budget of a ${kind.what} is ${kind.budget}.`]
        : [];
    });
}

/** What `overBudget` tells of a remote, of the host, whose files every visitor fetches. */
export function hostOverBudget({ js, css, files, provides }: ShellManifest): string[] {
  return [
    ...tooHeavy('shell: its scripts', js, files, SHELL_SCRIPT_BUDGET),
    ...tooHeavy('shell: its styles', css, files, SHELL_STYLE_BUDGET),
    ...Object.entries(provides).flatMap(([name, { late }]) =>
      tooHeavy(`shell: ${name}`, late?.js ?? [], files, LATE_SCRIPT_BUDGET),
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

function tooMany(page: string, names: string[], files: Files): string[] {
  if (names.length <= PAGE_FILES_BUDGET) return [];
  return [
    `${page}: ${names.length} files, the budget is ${PAGE_FILES_BUDGET}; the largest is ${largest(names, files)}.`,
  ];
}

const size = (files: Files, name: string) => files[name]?.brotli ?? 0;

const largest = (names: string[], files: Files) =>
  [...names].sort((a, b) => size(files, b) - size(files, a))[0];
