import { meta as pageMeta } from 'mf-marketing/src/home/HomePage';

export { Component as default } from 'mf-marketing/src/home/HomePage';

export function meta() {
  const { title, description } = pageMeta();
  return [{ title }, { name: 'description', content: description }];
}
