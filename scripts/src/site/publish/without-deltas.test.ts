import { auth, authEntry, publish, site } from '../testing/published-site';
import { filesBelow } from 'node-shared/files';

jest.mock('@bokuweb/zstd-wasm', () => ({
  init: () => Promise.reject(new Error('no WebAssembly here')),
}));

test('a machine that cannot compress with dictionaries publishes all the same, and says so', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  await publish(auth('auth2'));
  expect(authEntry().live!.version).toBe('auth2');
  expect(filesBelow(site).filter((file) => file.endsWith('.dcz'))).toEqual([]);
  expect(warn.mock.calls.flat().join('\n')).toMatch(
    /^mf-auth auth2 is published without deltas: .*no WebAssembly here$/m,
  );
});
