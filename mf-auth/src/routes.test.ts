import { routes } from './routes';

test.each(routes)('$path has a page with a title and a description', async (route) => {
  const { Component, meta } = await route.lazy();
  expect(Component).toBeInstanceOf(Function);
  expect(meta?.({}).title).toContain(route.title);
  expect(meta?.({}).description).toMatch(/\.$/);
});
