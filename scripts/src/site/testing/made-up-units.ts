import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { RouteManifest } from 'shared/remote';
import type { BuiltUnit } from '../../build/build-unit';
import type { RemoteFacts, ShellFacts } from '../../build/facts';
import { describeFiles } from '../../build/files';
import { writeJson } from 'node-shared/files';

const place = mkdtempSync(join(tmpdir(), 'made-up-units-'));
afterAll(() => rmSync(place, { recursive: true, force: true }));

/** A folder that goes with the test file. */
export const newFolder = (name: string) => mkdtempSync(join(place, `${name}-`));

function writeFiles(folder: string, files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** Renders what a page's component returns, without React. */
const shellServer = (version: string, contract: number, throwsAt: string) => `
exports.contract = ${contract};
exports.singletons = {};
exports.render = async (path, registry, remote) => {
  if (path === '${throwsAt}') throw new Error(path + ' throws');
  const route = remote && remote.routes.find(({ prerender }) => prerender.includes(path));
  const { Component } = route ? await route.lazy() : { Component: () => '<h1>No such page</h1>' };
  return {
    html: \`<header>${version}</header>\${Component()}\`,
    routeId: route ? route.id : 'shell/error',
    meta: { title: path, description: \`About \${path}.\` },
  };
};
`;

/** What a build of the host would leave in its `dist` folder. */
export function builtShell(
  version: string,
  facts: Partial<ShellFacts> = {},
  throwsAt = '',
): BuiltUnit {
  const folder = newFolder(`shell-${version}`);
  const web = join(folder, 'web');
  writeFiles(folder, {
    'server.cjs': shellServer(version, facts.contract ?? 1, throwsAt),
    'web/js/main.js': `start('${version}');`,
    'web/css/main.css': `/* ${version} */`,
    'public/favicon.svg': '<svg/>',
  });
  writeJson(join(folder, 'shell.json'), {
    name: 'shell',
    contract: 1,
    version,
    provides: { react: { version: '19.3.1', exports: ['createElement', 'useState'] } },
    js: ['js/main.js'],
    css: ['css/main.css'],
    files: describeFiles(web),
    ...facts,
  } satisfies ShellFacts);
  return { unit: 'shell', version, folder, reused: false };
}

export interface MadeUpRoute extends Partial<RouteManifest> {
  path: string;
  /** Paths to render ahead; the route's own unless told. */
  prerender?: string[];
  /** Source of the expression that gives the page's HTML. */
  html?: string;
}

/** What a build of a remote would leave in its `dist` folder. */
export function builtRemote(
  name: string,
  version: string,
  routes: MadeUpRoute[],
  facts: Partial<RemoteFacts> = {},
): BuiltUnit {
  const folder = newFolder(`${name}-${version}`);
  const area = name.replace('mf-', '');
  const complete = routes.map((route): RemoteFacts['routes'][number] & { html: string } => ({
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
  }));
  writeFiles(folder, {
    'server.cjs': `
exports.contract = 1;
exports.name = '${name}';
exports.routes = [${complete
      .map(
        ({ id, path, prerender, html }) =>
          `{ ...${JSON.stringify({ id, path, prerender })}, lazy: async () => ({ Component: () => ${html} }) }`,
      )
      .join(', ')}];
`,
    'web/remoteEntry.js': `expose('${name}', '${version}');`,
    'web/js/routes.js': `routes('${version}');`,
    'web/js/page.js': `page('${version}');`,
    'web/css/page.css': `/* ${version} */`,
  });
  writeJson(join(folder, 'remote.json'), {
    contract: 1,
    name,
    label: `Section ${area}`,
    userMenu: true,
    version,
    requires: { react: '^19.3.1' },
    imports: { react: ['useState'] },
    exposed: { js: ['js/routes.js'], css: [] },
    routes: complete.map(({ html: _server, ...route }) => route),
    files: describeFiles(join(folder, 'web')),
    ...facts,
  } satisfies RemoteFacts);
  return { unit: name, version, folder, reused: false };
}
