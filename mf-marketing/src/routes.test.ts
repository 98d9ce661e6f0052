import { routes } from './routes';

// The list is complete: there is no page for influencers, and reports are only in the admin area.
test('each page has its path, header and footer, and each but the certificate page is prerendered', () => {
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
    // Only the server knows which certificates exist.
    expect(route.prerender !== false).toBe(route.id !== 'marketing/certificate');
  }
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
