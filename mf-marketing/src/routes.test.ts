import { routes } from './routes';

test('the list of webinars stands in the menu of the header', () => {
  const webinars = routes.find(({ path }) => path === '/webinar');
  expect(webinars?.links).toContainEqual(
    expect.objectContaining({ menu: 'header', label: 'Webinars' }),
  );
});

test('every page has a title, and a description of a length that search results can show', async () => {
  const faults: string[] = [];
  for (const { path, lazy } of routes.filter((route) => !route.path.includes(':'))) {
    const { meta } = await lazy();
    const { title, description = '' } = meta?.({}) ?? {};
    if (!title) faults.push(`${path} has no title`);
    if (description.length <= 50 || description.length >= 180) {
      faults.push(`${path} has a description of ${description.length} characters: 51 to 179`);
    }
  }
  expect(faults).toEqual([]);
});
