import { isPicture } from './picture-file';

const MEGABYTE = 1024 * 1024;

test.each([
  ['image/jpeg', 1, true],
  ['image/png', MEGABYTE, true],
  ['image/webp', 5 * MEGABYTE, true],
  ['image/png', 5 * MEGABYTE + 1, false],
  ['image/png', 0, false],
  ['image/gif', 100, false],
  ['image/svg+xml', 100, false],
  ['application/pdf', 100, false],
  ['', 100, false],
])('a file of type "%s" with %i bytes may be sent: %s', (type, size, allowed) => {
  expect(isPicture({ type, size })).toBe(allowed);
});
