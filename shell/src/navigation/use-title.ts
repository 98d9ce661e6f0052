import { useLayoutEffect } from 'react';
import { siteName } from 'shared/model/config';

/**
 * Sets the title of the browser tab, unless `title` is `null`. This runs before the effects of the
 * page, which may have several views and set the title of the one it shows.
 */
export function useTitle(title: string | null): void {
  useLayoutEffect(() => {
    if (title !== null) document.title = documentTitle(title);
  }, [title]);
}

/** The title of the browser tab: the page's title, with the site's name added if it lacks it. */
export function documentTitle(title: string): string {
  return title.includes(siteName) ? title : `${title} | ${siteName}`;
}
