import { meta as pageMeta } from 'mf-marketing/src/course/CoursePage';
import { loadEntry } from 'shared/page';

export { Component as default } from 'mf-marketing/src/course/CoursePage';

export function meta({ params }) {
  const { title, description } = pageMeta(params);
  return [{ title }, { name: 'description', content: description }];
}

/** A prerendered page contains its data; `clientLoader` loads it on a navigation from another page. */
export const loader = () => null;

export async function clientLoader({ params }) {
  await loadEntry({ list: 'courses', urlTitle: params.urlTitle });
  return null;
}
