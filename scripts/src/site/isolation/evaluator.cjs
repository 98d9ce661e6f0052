/* global Buffer */
// Evaluates the server bundle of a unit in a process of its own (evaluate.ts): reads a request as JSON from
// the standard input, and writes the result as JSON to file descriptor 3. It needs nothing but Node.js, so
// that an isolated process need not see this repository. The code of the unit can do here whatever it likes:
// what leaves this process is checked by the process that reads it.
const { readFileSync, writeSync } = require('node:fs');
const { createRequire } = require('node:module');
const { compileFunction } = require('node:vm');

const PARAMETERS = ['module', 'exports', 'require'];

function evaluated({ name, source }, provide) {
  const module = { exports: {} };
  compileFunction(source, PARAMETERS, { filename: `${name}/server.cjs` })(
    module,
    module.exports,
    provide,
  );
  return module.exports;
}

/** What a unit asks for while there is no host: its declaration must not need a module of the host. */
const nothing = (unit) => (wanted) => {
  throw new Error(
    `${unit}/src/routes.ts imports ${wanted} before a page is opened; import it in the page instead.`,
  );
};

const fromHost = (unit, singletons) => (wanted) => {
  if (wanted in singletons) return singletons[wanted];
  throw new Error(`${unit} needs ${wanted}, which the live shell does not provide.`);
};

const messageOf = (cause) => String(cause?.message ?? cause);

const refuse = (unit, what, cause) => {
  throw new Error(`${unit}: ${what} cannot be rendered: ${messageOf(cause)}`);
};

/** Throws unless the module of every page loads and exports a component, also without prerendering. */
async function assertPages(unit, { routes, widgets = [] }) {
  const pages = routes.flatMap((route) => [route, ...(route.children ?? [])]);
  for (const { id, lazy } of [...pages, ...widgets]) {
    const page = await lazy().catch((cause) => {
      // A page that uses the browser while it is loaded can be checked only in a browser.
      const isForBrowser = /^(window|document|navigator|location) is not/.test(messageOf(cause));
      return isForBrowser ? null : refuse(unit, `page ${id}`, cause);
    });
    if (page && !page.Component) throw new Error(`${unit}: page ${id} exports no Component.`);
  }
}

/** The HTML of a widget, or why there is none: the page that it is for does without it. */
async function widgetOf(host, registry, module, widget) {
  try {
    return { html: await host.renderWidget(widget, registry, module) };
  } catch (cause) {
    return { fault: messageOf(cause) };
  }
}

async function answer({ catalogue, siteUrl, registry, shell, remote, pages, widgets }) {
  // Bundles read all three while they are evaluated.
  globalThis.__CATALOGUE__ = catalogue;
  globalThis.__CONTACT__ = catalogue?.contact;
  if (siteUrl) process.env.SITE_URL = siteUrl;
  const unit = remote?.name ?? 'shell';
  const host = shell ? evaluated(shell, createRequire('/')) : null;
  const module = remote
    ? evaluated(remote, host ? fromHost(unit, host.singletons) : nothing(unit))
    : null;
  if (host && module) await assertPages(unit, module);
  const rendered = [];
  for (const { id, path } of pages) {
    const { html, meta } = await host
      .render(path, registry, module)
      .catch((cause) => refuse(unit, `page ${id} at ${path}`, cause));
    rendered.push({ path, html, meta });
  }
  const drawn = [];
  for (const widget of widgets) drawn.push(await widgetOf(host, registry, module, widget));
  return { declaration: module, pages: rendered, widgets: drawn };
}

function say(result) {
  let text = Buffer.from(`${JSON.stringify(result)}\n`);
  // A pipe may take only a part at once.
  while (text.length > 0) text = text.subarray(writeSync(3, text));
}

answer(JSON.parse(readFileSync(0, 'utf8'))).then(
  (result) => say({ result }),
  (error) => say({ error: messageOf(error) }),
);
