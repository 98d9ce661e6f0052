import { siteName } from 'shared/config';

/** The title of the browser tab: the page's own, with the site's name where it lacks it. */
export function documentTitle(title: string): string {
  return title.includes(siteName) ? title : `${title} | ${siteName}`;
}
