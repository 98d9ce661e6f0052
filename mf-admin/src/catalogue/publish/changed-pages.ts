import { diff } from 'shared/model/catalogue-changes';
import { paths } from 'shared/model/paths';
import type { Catalogue } from 'shared/model/schemas';

export interface ProductPage {
  address: string;
  title: string;
}

const MOST_PAGES = 5;

/** The pages of the courses and webinars that a publish has added or changed, the first few of them. */
export function changedPages(before: Catalogue, after: Catalogue): ProductPage[] {
  const changed = new Set(diff(before, after).map(({ path }) => path.slice(0, 2).join('/')));
  return [
    ...after.courses
      .filter(({ id }) => changed.has(`courses/${id}`))
      .map(({ title, urlTitle }) => ({ title, address: paths.course(urlTitle) })),
    ...after.webinars
      .filter(({ id }) => changed.has(`webinars/${id}`))
      .map(({ title, urlTitle }) => ({ title, address: paths.webinar(urlTitle) })),
  ].slice(0, MOST_PAGES);
}
