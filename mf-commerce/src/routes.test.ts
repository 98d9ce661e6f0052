import { paths } from 'shared/model/paths';
import { name, routes } from './routes';

test.each([
  ['commerce/cart', paths.cart(), { header: true, footer: false, prerender: true }],
  ['commerce/checkout', paths.checkout(), { header: true, footer: false, prerender: false }],
  [
    'commerce/webinar-tickets',
    paths.webinarTickets('x').replace('/x', '/:urlTitle'),
    { header: true, footer: true, prerender: false },
  ],
  [
    'commerce/payment-success',
    paths.paymentSuccess(),
    { header: false, footer: false, prerender: false },
  ],
])('%s is public at %s', (id, path, facts) => {
  expect(routes.find((route) => route.id === id)).toMatchObject({
    path,
    access: 'public',
    ...facts,
  });
});

test('every page has a component', async () => {
  expect(name).toBe('mf-commerce');
  for (const route of routes) {
    expect((await route.lazy()).Component).toBeInstanceOf(Function);
  }
});
