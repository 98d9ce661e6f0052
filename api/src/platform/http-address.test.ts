import { httpAddress } from './http-address';

test.each([
  ['127.0.0.1', 'http://127.0.0.1:8080'],
  ['localhost', 'http://localhost:8080'],
  ['::1', 'http://[::1]:8080'],
  ['0.0.0.0', 'http://127.0.0.1:8080'],
  ['::', 'http://[::1]:8080'],
  ['fd00::7', 'http://[fd00::7]:8080'],
])('the address of a server on %s is %s', (host, address) => {
  expect(httpAddress({ host, port: 8080 })).toBe(address);
  expect(URL.canParse(address)).toBe(true);
});
