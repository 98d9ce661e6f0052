import { init } from '@module-federation/enhanced/runtime';
import { retryLazyModules } from './lazy-modules';

test('a shared module that did not load is fetched again by the next request', async () => {
  const get = jest.fn(async () => () => 'the module');
  get.mockRejectedValueOnce(new Error('offline'));
  const host = init({
    name: 'shell',
    remotes: [],
    shared: { late: { version: '1.0.0', scope: 'default', get } },
  });
  const load = async () => (await host.loadShare('late')) as unknown;
  retryLazyModules();
  await expect(load()).rejects.toThrow('offline');
  await expect(load()).resolves.toBeInstanceOf(Function);
  expect(get).toHaveBeenCalledTimes(2);
});
