import { routes } from './routes';

// Nothing else: there is no page for influencers, and reports are in the admin area only.
test('each page has its address, shows header and footer, and is rendered ahead', () => {
  expect(Object.fromEntries(routes.map(({ id, path }) => [id, path]))).toEqual(
    Object.fromEntries([
      ['marketing/home', '/'],
      ['marketing/home-alias', '/home'],
      ['marketing/about', '/about'],
      ['marketing/contact', '/contact'],
      ['marketing/tutor', '/tutor'],
      ['marketing/courses', '/courses'],
      ['marketing/course', '/course/:urlTitle'],
      ['marketing/webinars', '/webinar'],
      ['marketing/webinar', '/webinar/:urlTitle'],
      ['marketing/privacy-policy', '/privacy-Policy'],
      ['marketing/terms-of-service', '/terms-of-service'],
      ['marketing/refund-policy', '/refund-policy'],
      ['marketing/certificate', '/certificate/:code'],
    ]),
  );
  for (const route of routes) {
    expect(route).toMatchObject({ access: 'public', header: true, footer: true });
    // Which certificates there are is known only to the server.
    expect(route.prerender !== false).toBe(route.id !== 'marketing/certificate');
  }
});

test('every page describes itself in a title and a sentence that search results can show', async () => {
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
