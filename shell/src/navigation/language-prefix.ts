import { createBrowserHistory, createPath, type History, type Location, type To } from 'history';
import { english, language } from 'shared/model/language';
import type { SiteRemote } from '../registry/site';

const prefix = language.prefix;

/** The path of a page in all languages, which is what routes know, of a path in the address bar. */
export const withoutPrefix = (pathname: string): string =>
  prefix && `${pathname}/`.startsWith(`${prefix}/`)
    ? pathname.slice(prefix.length) || '/'
    : pathname;

/** The path of the page on screen. */
export const currentPath = (): string => withoutPrefix(location.pathname);

/** The address of a page in a language. */
export const addressIn = (begin: string, path: string): string =>
  begin && path.startsWith('/') ? begin + (path === '/' ? '' : path) : path;

/** Whether a section has its pages in a language; every section has them in English. */
export const speaks = (remote: SiteRemote | undefined, code: string): boolean =>
  code === english.code || (remote?.use.languages?.includes(code) ?? false);

/** The history of the browser, in which the paths have no prefix. */
export function createSiteHistory(): History {
  const history = createBrowserHistory();
  if (!prefix) return history;
  const inside = (at: Location): Location => ({ ...at, pathname: withoutPrefix(at.pathname) });
  const outside = (to: To): string =>
    addressIn(prefix, typeof to === 'string' ? to : createPath(to));
  return {
    get action() {
      return history.action;
    },
    get location() {
      return inside(history.location);
    },
    createHref: (to) => history.createHref(outside(to)),
    push: (to, state) => history.push(outside(to), state),
    replace: (to, state) => history.replace(outside(to), state),
    go: history.go,
    back: history.back,
    forward: history.forward,
    listen: (listener) =>
      history.listen(({ action, location }) => listener({ action, location: inside(location) })),
    block: (blocker) =>
      history.block((held) => blocker({ ...held, location: inside(held.location) })),
  };
}
