import { createKeys } from './idempotency-key';

test('the same content gets the same key, and other content gets another key', () => {
  const keyFor = createKeys();
  const first = keyFor({ email: 'asha@example.com' });
  expect(keyFor({ email: 'asha@example.com' })).toBe(first);
  expect(keyFor({ email: 'asha@example.org' })).not.toBe(first);
});

test('two forms with the same content have different keys', () => {
  expect(createKeys()('same')).not.toBe(createKeys()('same'));
});

test('a key is 128 bits of text', () => {
  expect(createKeys()('order')).toMatch(/^[0-9a-f]{32}$/);
});
