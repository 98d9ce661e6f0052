import { isOwnName, nameSlug, paths } from '.';

test('the dashboard name is the lowercase name with hyphens', () => {
  expect(nameSlug('Asha Devi Rao')).toBe('asha-devi-rao');
});

test('the slug takes precedence over the name', () => {
  expect(paths.dashboard({ slug: 'asha-1', name: 'Asha Rao' }, 'mycourse')).toBe(
    '/dashboard/asha-1/mycourse',
  );
  expect(paths.dashboard({ name: 'Asha Rao' }, 'overview')).toBe('/dashboard/asha-rao/overview');
});

test.each(['asha-1', 'Asha%20Rao', 'asha-rao', 'ASHA RAO', 'Asha-1', 'me'])(
  '%s names the user',
  (name) => {
    expect(isOwnName({ slug: 'asha-1', name: 'Asha Rao' }, name)).toBe(true);
  },
);

test.each(['asha-2', '', '%', 'someone-else'])('%s does not name the user', (name) => {
  expect(isOwnName({ slug: 'asha-1', name: 'Asha Rao' }, name)).toBe(false);
});

test('what a user has paid for, and the classroom below it, are in the own dashboard', () => {
  const asha = { slug: 'asha-1', name: 'Asha Rao' };
  expect(paths.purchases(asha, 'webinar')).toBe('/dashboard/asha-1/mywebinar');
  expect(paths.classroom(asha, 'course', 'numerology course')).toBe(
    '/dashboard/asha-1/mycourse/numerology%20course',
  );
});
