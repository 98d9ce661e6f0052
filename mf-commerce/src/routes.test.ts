import { routes } from './routes';

test('every page has a component', async () => {
  for (const route of routes) {
    expect((await route.lazy()).Component).toBeInstanceOf(Function);
  }
});
