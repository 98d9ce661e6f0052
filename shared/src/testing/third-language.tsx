import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteModule } from '../contract';
import type { RouteObject } from 'react-router';
import type { PublicCatalogue } from '../model/catalogue';
import type { CartItem, StoredUser } from '../store';
import { fakeApi } from './fake-api';

interface Options {
  /** What is called so in every language. */
  names?: readonly string[];
  /** An address for each path with a parameter. */
  examples?: Readonly<Record<string, string>>;
  /** The navigation state of each page: what the page before has handed over. */
  state?: Readonly<Record<string, string>>;
  /** Who is logged in; without it, pages for students are left out. */
  user?: Partial<StoredUser>;
  cart?: CartItem[];
  /** What the API answers: `fakeApi`. Its texts are those of the server, in no Latin letters. */
  responses?: Parameters<typeof fakeApi>[0];
}

/** Milliseconds in which a page that is complete does not change. */
const QUIET = 30;

/**
 * The English that the pages of a remote have in a third language, once their data have arrived: as another `.xx.ts`
 * beside each `.hi.ts` of the remote and of `shared` would translate them, `Try again` reads `[Ťřŷ áğáíñ~~~~]`. What is
 * the same in English and in Hindi, such as an address, is no text. A page that leads on at once is an error.
 */
export async function englishInThirdLanguage(
  folder: string,
  { names = [], examples = {}, state = {}, user, cart, responses = {} }: Options = {},
): Promise<string[]> {
  jest.resetModules();
  for (const translation of [folder, join(__dirname, '..')].flatMap(translationsIn)) {
    const file = translation.replace('.hi.', '.');
    jest.doMock(file, () => inThirdLanguage(file, translation));
  }
  const { inLanguage, publicCatalogue } = await import('../model/catalogue');
  const { shippedCatalogue } = await import('./catalogue');
  const { setPageCatalogue } = await import('../page/page-catalogue');
  const catalogue = publicCatalogue(shippedCatalogue);
  setPageCatalogue(
    translated(inLanguage(catalogue, 'en'), inLanguage(catalogue, 'hi')) as PublicCatalogue,
  );
  const [{ Provider }, { createRoot }, { createMemoryHistory }] = await Promise.all([
    import('react-redux'),
    import('react-dom/client'),
    import('history'),
  ]);
  const { useRoutes } = await import('react-router');
  const { createStore, readStoredState } = await import('../store');
  const { createNavigation, NavigationRouter } = await import('../navigation');
  const { AdditionsProvider } = await import('../ui');
  const { listedLinks } = await import('../model/additions');
  const { routes } = jest.requireActual<RemoteModule>(join(folder, 'routes'));
  const people = await import('../model/sample-people');
  const config = await import('../model/config');
  const known = [
    ...names,
    ...namesIn(catalogue),
    ...stringsIn([{ ...people }, { ...config }, state, { ...user }]),
  ];
  if (user) {
    localStorage.setItem('token', 'a-token');
    localStorage.setItem('user', JSON.stringify(user));
  }
  if (cart) localStorage.setItem('cart', JSON.stringify(cart));
  const links = listedLinks(routes);

  const shown = async (pages: RouteObject[], pathname: string): Promise<Element> => {
    fakeApi(responses);
    const first = { pathname, search: '', state, key: 'default' };
    const history = createMemoryHistory({ initialEntries: [first] });
    const Pages = () => useRoutes(pages);
    const page = document.body.appendChild(document.createElement('div'));
    const root = createRoot(page);
    root.render(
      <Provider store={createStore(readStoredState())}>
        <AdditionsProvider value={{ links: () => links, Slot: null }}>
          <NavigationRouter navigation={createNavigation(history, () => null)}>
            <Pages />
          </NavigationRouter>
        </AdditionsProvider>
      </Provider>,
    );
    let before: string;
    do {
      before = page.innerHTML;
      await new Promise((passed) => setTimeout(passed, QUIET));
    } while (page.innerHTML !== before);
    if (history.location.pathname !== pathname || before === '') {
      throw new Error(`${pathname} leads to ${history.location.pathname}: give it what it needs.`);
    }
    const copy = page.cloneNode(true) as Element;
    root.unmount();
    page.remove();
    return copy;
  };

  // Nothing here waits for `act`: the test looks at what is there in the end.
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  const isActing = environment.IS_REACT_ACT_ENVIRONMENT;
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  const found: string[] = [];
  try {
    for (const { path, access, lazy, children = [] } of routes) {
      if (access !== 'public' && !(access === 'student' && user)) continue;
      const { Component } = await lazy();
      const below = children.filter((child) => child.path !== undefined);
      for (const child of below.length > 0 ? below : [null]) {
        const whole = child ? `${path}/${child.path}` : path;
        const at = examples[whole] ?? whole;
        const Child = child && (await child.lazy()).Component;
        const parts = child && Child && [{ path: child.path, element: <Child /> }];
        const page = await shown(
          [{ path, element: <Component />, ...(parts && { children: parts }) }],
          at,
        );
        found.push(...englishBelow(page, known).map((text) => `${at}: ${text}`));
      }
    }
  } finally {
    environment.IS_REACT_ACT_ENVIRONMENT = isActing;
  }
  return found;
}

/** The people and places of a catalogue, which are called the same in every language. */
const namesIn = (value: unknown): string[] =>
  Object.entries(Object(value)).flatMap(([key, each]) =>
    /^(name|city)$/.test(key) ? stringsIn(each) : namesIn(typeof each === 'string' ? null : each),
  );

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

const translationsIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.hi\.tsx?$/.test(file) && !/\/(lang-of|style-sheets)\./.test(file))
    .map((file) => join(folder, file));

function inThirdLanguage(file: string, translation: string): unknown {
  const hindi = jest.requireActual<object>(translation);
  // Days, months and numbers come from the browser: in any language but English.
  if (/\/language\.ts$/.test(file)) return hindi;
  return translated(jest.requireActual<object>(file), hindi);
}

/** A text or a group of them; `hindi` is the same in Hindi. */
function translated(english: unknown, hindi: unknown): unknown {
  if (typeof english === 'string') return english === hindi ? english : lengthened(english);
  if (typeof english === 'function') {
    return (...given: unknown[]) =>
      translated(english(...given), (hindi as typeof english)(...given));
  }
  if (typeof english !== 'object' || english === null) return english;
  if ('$$typeof' in english || '$$typeof' in Object(hindi)) return throughout(english);
  // A formatter of `Intl`. The modules of a test have another `Object` than the test.
  if (!/ (Object|Module|Array)\]$/.test(Object.prototype.toString.call(english))) return hindi;
  const other = Object(hindi) as Record<string, unknown>;
  if (Array.isArray(english)) return english.map((each, index) => translated(each, other[index]));
  return Object.fromEntries(
    Object.entries(english).map(([name, each]) => [name, translated(each, other[name])]),
  );
}

/** All texts of a React element. */
function throughout(node: unknown): unknown {
  if (typeof node === 'string') return lengthened(node);
  if (Array.isArray(node)) return node.map(throughout);
  if (typeof node !== 'object' || node === null || !('props' in node)) return node;
  const { props } = node as { props: { children?: unknown } };
  return { ...node, props: { ...props, children: throughout(props.children) } };
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'áƀčďéƒğĥíĵķĺṁñóṗɋřšťúṽŵẋŷžÁɃČĎÉƑĞĤÍĴĶĹṀÑÓṖɊŘŠŤÚṼŴẊŶŽ';

function lengthened(text: string): string {
  const letters = [...text].map((letter) => ACCENTED[LETTERS.indexOf(letter)] ?? letter);
  return `[${letters.join('')}${'~'.repeat(Math.ceil(text.length * 0.4))}]`;
}

/** The texts below an element, and what its attributes say, that have English words other than these names. */
function englishBelow(root: Element, names: readonly string[]): string[] {
  const shown = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (shown.nextNode()) {
    if (!shown.currentNode.parentElement?.closest('script, style'))
      found.push(shown.currentNode.textContent ?? '');
  }
  for (const element of root.querySelectorAll('*')) {
    for (const name of ['aria-label', 'alt', 'title', 'placeholder'])
      found.push(element.getAttribute(name) ?? '');
  }
  const longestFirst = [...names].sort((one, other) => other.length - one.length);
  return found.filter((text) =>
    /[a-z]{2}/i.test(longestFirst.reduce((rest, name) => rest.replaceAll(name, ''), text)),
  );
}
