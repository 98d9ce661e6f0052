import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { PageMeta, RouteManifest, SlotTypes, WidgetManifest } from 'shared/contract';
import type { BuiltUnit } from '../../units/built';
import type { RemoteManifest, ShellManifest } from '../../units/manifest';
import { describeFiles, integrityOf } from '../../units/files';
import { writeJson } from 'node-shared/files';
import { SIGNATURES_FILE, type Signatures } from '../../signatures/signatures';
import { buildSettings, type BuildSettings } from '../../settings';

const place = mkdtempSync(join(tmpdir(), 'units-'));
afterAll(() => rmSync(place, { recursive: true, force: true }));

export const settings: BuildSettings = buildSettings({});

const noSignatures = JSON.stringify({
  modules: {},
  files: {},
  uses: {},
  styles: [],
} satisfies Signatures);

/** Creates a folder that is removed after the test file. */
export const newFolder = (name: string) => mkdtempSync(join(place, `${name}-`));

function writeFiles(folder: string, files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** Source of a server bundle that renders what a page's component returns, without React. */
const shellServer = (version: string, contract: number, throwsAt: string) => `
exports.contract = ${contract};
exports.singletons = {};
exports.renderWidget = async ({ id, path, props }, registry, remote) => {
  const { Component } = await remote.widgets.find((widget) => widget.id === id).lazy();
  return Component({ ...props, path });
};
exports.render = async (path, registry, remote) => {
  if (path === '${throwsAt}') throw new Error(path + ' throws');
  const route = remote && remote.routes.find(({ prerender }) => prerender.includes(path));
  const { Component, meta } = route
    ? await route.lazy()
    : { Component: () => '<h1>No such page</h1>' };
  const links = Object.values(registry.remotes)
    .filter(({ enabled }) => enabled)
    .flatMap((entry) => entry.links || [])
    .map(({ label }) => ' ' + label);
  return {
    html: \`<header>${version}\${links.join('')}</header>\${Component()}\`,
    routeId: route ? route.id : 'shell/error',
    meta: { title: path, description: \`About \${path}.\`, ...(meta && meta()) },
  };
};
`;

/** Writes the files that a build of the host leaves in its `dist` folder. */
export function builtShell(
  version: string,
  manifest: Partial<ShellManifest> = {},
  throwsAt = '',
): BuiltUnit {
  const folder = newFolder(`shell-${version}`);
  const web = join(folder, 'web');
  writeFiles(folder, {
    'server.cjs': shellServer(version, manifest.contract ?? 1, throwsAt),
    'web/js/main.js': `r.integrity={};start('${version}');`,
    'web/css/main.css': `/* ${version} */`,
    'public/favicon.svg': '<svg/>',
    [SIGNATURES_FILE]: noSignatures,
  });
  writeJson(join(folder, 'shell.json'), {
    name: 'shell',
    contract: 1,
    calls: {},
    version,
    provides: { react: { version: '19.3.1', exports: ['createElement', 'useState'] } },
    js: ['js/main.js'],
    css: ['css/main.css'],
    files: describeFiles(web),
    server: integrityOf(readFileSync(join(folder, 'server.cjs'))),
    settings,
    ...manifest,
  } satisfies ShellManifest);
  return { unit: 'shell', version, folder, reused: false };
}

export interface RouteFixture extends Partial<RouteManifest> {
  path: string;
  /** Paths to prerender; by default the route's own path. */
  prerender?: string[];
  /** Source of an expression for the page's HTML. */
  html?: string;
  /** Source of the page's component, instead of one that returns `html`. */
  component?: string;
  /** Message of an error that the page's module throws when it is loaded. */
  throwsAtLoad?: string;
  /** The page's meta data, in addition to the default title and description. */
  meta?: Partial<PageMeta>;
}

export interface WidgetFixture extends WidgetManifest {
  takes?: SlotTypes;
  /** Source of the widget's component. */
  component: string;
}

/** Writes the files that a build of a remote leaves in its `dist` folder. */
export function builtRemote(
  name: string,
  version: string,
  routes: RouteFixture[],
  manifest: Partial<RemoteManifest> = {},
  widgets: WidgetFixture[] = [],
  files: Record<string, string> = {},
): BuiltUnit {
  const folder = newFolder(`${name}-${version}`);
  const area = name.replace('mf-', '');
  const complete = routes.map(
    (route): RemoteManifest['routes'][number] & RouteFixture & { html: string } => ({
      id: `${area}/${route.path.slice(1) || 'home'}`,
      access: 'public',
      header: true,
      footer: true,
      title: route.path,
      prerender: [route.path],
      assets: { js: ['js/page.js'], css: ['css/page.css'] },
      html: `'<h1>${route.path} of ${name} ${version}</h1>'`,
      ...route,
      children: (route.children ?? []).map((child) => ({ ...child, assets: { js: [], css: [] } })),
    }),
  );
  const loaded = {
    'js/routes.js': `routes('${version}');`,
    'js/page.js': `page('${version}');`,
    'css/page.css': `/* ${version} */`,
    ...(widgets.length > 0 && { 'css/widget.css': `/* widgets of ${version} */` }),
    ...files,
  };
  const hashes = Object.fromEntries(
    Object.entries(loaded).map(([file, text]) => [file, integrityOf(Buffer.from(text))]),
  );
  writeFiles(folder, {
    [SIGNATURES_FILE]: noSignatures,
    'server.cjs': `
exports.contract = 1;
exports.name = '${name}';
exports.routes = [${complete
      .map(
        ({ id, path, prerender, html, meta, throwsAtLoad, component = `() => ${html}` }) =>
          `{ ...${JSON.stringify({ id, path, prerender })}, lazy: async () => {
            ${throwsAtLoad ? `throw new Error('${throwsAtLoad}');` : ''}
            return { Component: ${component}, meta: () => (${JSON.stringify(meta ?? {})}) };
          } }`,
      )
      .join(', ')}];
exports.widgets = [${widgets
      .map(
        ({ id, component }) => `{ id: '${id}', lazy: async () => ({ Component: ${component} }) }`,
      )
      .join(', ')}];
`,
    ...Object.fromEntries(Object.entries(loaded).map(([file, text]) => [`web/${file}`, text])),
    'web/remoteEntry.js': `r.integrity=${JSON.stringify(hashes)};expose('${name}', '${version}');`,
  });
  writeJson(join(folder, 'remote.json'), {
    contract: 1,
    name,
    label: `Section ${area}`,
    userMenu: true,
    version,
    requires: { react: '^19.3.1' },
    imports: { react: ['useState'] },
    links: [],
    calls: {},
    exposed: { js: ['js/routes.js'], css: [] },
    routes: complete.map(
      ({ html: _html, meta: _meta, component: _component, throwsAtLoad: _throws, ...route }) =>
        route,
    ),
    ...(widgets.length > 0 && {
      widgets: widgets.map(({ component: _component, ...widget }) => ({
        ...widget,
        assets: { js: [], css: ['css/widget.css'] },
      })),
    }),
    files: describeFiles(join(folder, 'web')),
    server: integrityOf(readFileSync(join(folder, 'server.cjs'))),
    ...manifest,
  } satisfies RemoteManifest);
  return { unit: name, version, folder, reused: false };
}
