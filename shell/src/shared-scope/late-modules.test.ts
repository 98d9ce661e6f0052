import { init } from '@module-federation/enhanced/runtime';
import { retryLateModules } from './late-modules';

test('a shared module that did not come is fetched again by the next one who asks', async () => {
  const get = jest.fn(async () => () => 'the module');
  get.mockRejectedValueOnce(new Error('offline'));
  const host = init({
    name: 'shell',
    remotes: [],
    shared: { late: { version: '1.0.0', scope: 'default', get } },
  });
  const load = async () => (await host.loadShare('late')) as unknown;
  retryLateModules();
  await expect(load()).rejects.toThrow('offline');
  await expect(load()).resolves.toBeInstanceOf(Function);
  expect(get).toHaveBeenCalledTimes(2);
});
