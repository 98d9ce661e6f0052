import type { Page } from 'playwright-core';

/** What the host keeps in the storage of the browser. */
const HOUSE_KEYS = ['token', 'user', 'cart', 'language', 'candidates', 'canary-bucket'];

/** The most milliseconds for a press to lead to another page, and those to see what happens afterwards. */
const PRESS = 10_000;
const AFTERWARDS = 150;

/**
 * Runs before every script of a page: notes what the scripts of sections change on what all pages share, with the
 * place in the script, and forgets what they take back.
 */
export const noteChanges = `(() => {
  const left = new Map();
  const shared = new Map([[window, 'window'], [document, 'document']]);
  /** Null if it is a script of the host. */
  const place = () => {
    const [caller = ''] = /https?:[^\\s)]+/.exec(new Error().stack) ?? [];
    return caller.includes('/remotes/') ? caller : null;
  };
  const note = (key, what, at = place()) => at && left.set(key, { what, at });
  const wrap = (owner, name, after) => {
    const real = owner[name];
    owner[name] = function (...given) {
      const result = real.apply(this, given);
      after(this ?? window, given, result);
      return result;
    };
  };
  const numbers = new WeakMap();
  const keyOf = (target, [type, listener, options]) => {
    if (!numbers.has(listener)) numbers.set(listener, Math.random());
    return [shared.get(target), type, numbers.get(listener), options?.capture ?? options === true].join();
  };
  wrap(EventTarget.prototype, 'addEventListener', (target, given) => {
    const [type, listener, options] = given;
    if (!shared.has(target) || !listener) return;
    const key = keyOf(target, given);
    if (!note(key, 'a listener for ' + type + ' on ' + shared.get(target))) return;
    options?.signal?.addEventListener('abort', () => left.delete(key));
    if (options?.once) target.addEventListener(type, () => left.delete(key), options);
  });
  wrap(EventTarget.prototype, 'removeEventListener', (target, given) => {
    if (shared.has(target) && given[1]) left.delete(keyOf(target, given));
  });
  wrap(window, 'setInterval', (_window, [, delay = 0], id) => note(id, 'an interval of ' + delay + ' ms'));
  for (const name of ['clearInterval', 'clearTimeout']) wrap(window, name, (_window, [id]) => left.delete(id));
  for (const name of ['setItem', 'removeItem']) wrap(Storage.prototype, name, (_storage, [key]) =>
    ${JSON.stringify(HOUSE_KEYS)}.includes(key) && note(key, 'another value of the stored "' + key + '"'));
  wrap(Storage.prototype, 'clear', () => note('clear', 'an emptied storage'));
  // What a section has set last is left, unless the host sets it again, as it does for each page.
  const last = (key) => note(key, 'a change of the ' + key) ?? left.delete(key);
  for (const name of ['pushState', 'replaceState', 'go', 'back'])
    wrap(History.prototype, name, () => last('history'));
  const touched = new Map();
  const touch = (element) => [document.body, document.documentElement].includes(element) &&
    place() && touched.set(element, place());
  wrap(Element.prototype, 'setAttribute', touch);
  const watch = ({ prototype }, name, seen) => {
    const { get, set, ...own } = Object.getOwnPropertyDescriptor(prototype, name);
    Object.defineProperty(prototype, name, {
      ...own,
      get() { seen(this); return get.call(this); },
      set(value) { seen(this, value); set.call(this, value); },
    });
  };
  watch(HTMLElement, 'style', touch);
  watch(Element, 'classList', touch);
  watch(Element, 'className', touch);
  watch(Document, 'title', (_document, text) => text !== undefined && last('title'));
  window.changes = {
    of: (section) => [
      ...left.values(),
      ...[document.body, document.documentElement].flatMap((element) =>
        ['style', 'class'].filter((name) => element.getAttribute(name)).map((name) => ({
          what: name + '="' + element.getAttribute(name) + '" on ' + element.localName,
          at: touched.get(element),
        }))),
    ].filter(({ at }) => !at || at.includes('/remotes/' + section + '/'))
      .map(({ what, at }) => (at ? what + ' (' + at + ')' : what)),
  };
})()`;

/**
 * Leaves the page of a section by a link to one of these pages of others, and that one by the next. Gives what the
 * section has left there, or `null`, also where there is no such link. What a widget of it does there is not left.
 */
export async function leftBehind(
  page: Page,
  section: string,
  others: readonly string[],
  timeout: number,
): Promise<string | null> {
  const press = Math.min(PRESS, timeout);
  const own = page.url();
  const stuck = await leave(page, others, false, press);
  if (!stuck && page.url() === own) return null;
  if (await page.locator(`[data-widget^="${section} "]`).count()) return stuck;
  const changes = () => page.evaluate<string[]>(`window.changes.of('${section}')`);
  let found = await changes();
  // A busy browser takes effects of a page back some time after it was left.
  for (let time = 0; time < 10 && found.length > 0; time += 1) {
    await page.waitForTimeout(AFTERWARDS);
    found = await changes();
  }
  const broken = stuck ?? (await leave(page, others, true, press));
  const what = [...found, ...(broken ? [broken] : [])].join(', ');
  return what && `it leaves behind, on pages of other sections: ${what}`;
}

/** Presses the first link to one of these pages. Gives what is wrong with it, or `null`. */
async function leave(
  page: Page,
  others: readonly string[],
  hasLeft: boolean,
  timeout: number,
): Promise<string | null> {
  const hrefs = await page.evaluate<string[]>(
    `[...document.links].filter((link) => link.checkVisibility()).map((link) => link.getAttribute('href'))`,
  );
  const here = new URL(page.url()).pathname;
  const href = others.find((each) => each !== here && hrefs.includes(each));
  if (!href) return null;
  const link = page.locator(`a[href="${href}"]`).filter({ visible: true }).first();
  try {
    // The page itself may have opened something above its links.
    await (hasLeft ? link.click({ timeout }) : link.dispatchEvent('click'));
    await page.waitForURL((url) => url.pathname === href, { timeout, waitUntil: 'commit' });
  } catch {
    return `a link to ${href} that does not work${hasLeft ? '' : ' from its page'}`;
  }
  await page.waitForTimeout(AFTERWARDS);
  return null;
}
