import { prefix } from 'shared/model/language';
import type { SiteRemote } from './site';

/** The path of a page in all languages, which is what routes know, of a path in the address bar. */
export const withoutPrefix = (pathname: string): string =>
  prefix && `${pathname}/`.startsWith(`${prefix}/`)
    ? // One slash: the address of the page in another language must not begin with two, as that of a host does.
      pathname.slice(prefix.length).replace(/^\/*/, '/')
    : pathname;

/** The path of the page on screen. */
export const currentPath = (): string => withoutPrefix(location.pathname);

/** The address of a page in a language. */
export const addressIn = (begin: string, path: string): string =>
  begin && path.startsWith('/') ? begin + (path === '/' ? '' : path) : path;

/** Whether a section has its pages in another language; every section has them in English. */
export const speaks = (remote: SiteRemote | undefined, code: string): boolean =>
  prefix !== '' || (remote?.use.languages?.includes(code) ?? false);
