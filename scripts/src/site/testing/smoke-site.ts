import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Access } from 'shared/contract';
import { newFolder } from './unit-fixtures';

/** Says that the page answers presses. */
export const responses = 'document.documentElement.dataset.interactive = "";';

export const OWN = 'https://auth.example';
/** What another section declares. */
export const OTHERS = 'https://chat.example';

export interface PageFixture {
  path: string;
  /** Text of the page's script, a file of its own that is named after the page. */
  script?: string;
  html?: string;
  access?: Access;
  children?: string[];
  /** Whether the page has a document of its own. Others get the common one. */
  isPrerendered?: boolean;
}

/** What a host does: it follows links to other pages without a page load. */
const HOST = `addEventListener('click', (event) => {
  const href = event.target.getAttribute('href');
  if (!href || event.defaultPrevented) return;
  event.preventDefault();
  history.pushState(null, '', href);
  document.title = href;
  dispatchEvent(new Event('left'));
});`;
/** Links to pages of another section, for the HTML of a page. */
export const withHost = `<a href="/elsewhere">Elsewhere</a> <a href="/further">Further</a>
  <script src="/shell/1/js/host.js"></script>`;
/** All places are in one. */
const MAP = '{"version":3,"names":[],"sources":["./src/Page.tsx"],"mappings":"AAAA"}';

const scriptOf = (path: string) => `js/${/[a-z]+/.exec(path)![0]}.js`;

const documentOf = (path: string, html = '<h1>Login</h1>') => `<!doctype html><title>Login</title>
<link rel="icon" href="data:,"><body>${html}<script src="/remotes/mf-auth/1/${scriptOf(path)}"></script></body>`;

/** Creates a site of one remote, whose pages run only their own scripts. The last page has the common document. */
export function siteWith(pages: PageFixture[]) {
  const site = newFolder('site');
  const release = join(site, 'releases/.draft');
  const page = (id: string, of: string) => ({
    id: id as 'auth/login',
    path: of,
    title: id,
    assets: { js: [], css: [] },
  });
  const routes = pages.map(({ path, access = 'public', children = [], isPrerendered = true }) => ({
    ...page('auth/login', path),
    access,
    header: true,
    footer: true,
    prerender: isPrerendered ? [path] : [],
    children: children.map((child) => page(`auth/${child}`, child)),
  }));
  const live = { version: '1', origins: [OWN] };
  const others = { enabled: true, live: { version: '1', origins: [OTHERS] }, routes: [] };
  const links = ['/elsewhere', '/further'].map((path) => ({ menu: 'footer', path, label: path }));
  const remotes = {
    'mf-auth': { enabled: true, live, canary: null, routes },
    'mf-chat': others,
    'mf-home': { enabled: true, live: { version: '1' }, canary: null, routes: [], links },
  };
  const files: Record<string, string> = {
    'remotes/mf-auth/1/js/late.js': '',
    'shell/1/shell.json': '{}',
    'shell/1/js/host.js': HOST,
    'releases/.draft/registry.json': JSON.stringify({ shell: '1', remotes }),
    'releases/.draft/catalogue.json': '{"courses":[],"webinars":[],"mentors":[],"details":{}}',
    'releases/.draft/pages/app.html': documentOf(pages.at(-1)!.path),
  };
  const size = (brotli: number) => ({ bytes: brotli, brotli, integrity: '' });
  const sizes: Record<string, ReturnType<typeof size>> = { 'js/late.js': size(10_000) };
  for (const { path, html, script = responses, isPrerendered = true } of pages) {
    files[`remotes/mf-auth/1/${scriptOf(path)}`] = script;
    files[`remotes/mf-auth/1/${scriptOf(path)}.map`] = MAP;
    sizes[scriptOf(path)] = size(20_000);
    if (isPrerendered) files[`releases/.draft/pages${path}.html`] = documentOf(path, html);
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(site, file)), { recursive: true });
    writeFileSync(join(site, file), text);
  }
  return { site, release, remote: { name: 'mf-auth', version: '1', routes, files: sizes } };
}
