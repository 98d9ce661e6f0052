import { openRefusedAddress } from './refused-address';

const { replaceState } = History.prototype;

beforeEach(() => window.history.replaceState(null, '', '/admin/orders?page=1#list'));
afterEach(() => {
  // The patched one is the own property of the object.
  Reflect.deleteProperty(window.history, 'replaceState');
  History.prototype.replaceState = replaceState;
});

test('an address that the browser refuses is opened, so that the old one does not stay', () => {
  History.prototype.replaceState = () => {
    throw new DOMException('More than 100 times per 30 seconds', 'SecurityError');
  };
  const open = jest.fn();
  openRefusedAddress(open);
  window.history.replaceState({ idx: 1 }, '', '/admin/orders?page=2');
  expect(open.mock.calls).toEqual([['http://localhost/admin/orders?page=2']]);
  // Only the state would change.
  window.history.replaceState({ idx: 1 }, '');
  window.history.replaceState({ idx: 1 }, '', window.location.href);
  expect(open).toHaveBeenCalledTimes(1);
});

test.each(['//evil.example/login', '/\\evil.example', 'https://evil.example', '/\t/evil.example'])(
  'the address %j of another site is never opened',
  (address) => {
    const open = jest.fn();
    openRefusedAddress(open);
    window.history.replaceState(null, '', address);
    expect(open).not.toHaveBeenCalled();
  },
);

test('what the browser takes is done as always', () => {
  const open = jest.fn();
  openRefusedAddress(open);
  window.history.replaceState({ idx: 2 }, '', '/courses');
  expect([window.location.pathname, window.history.state]).toEqual(['/courses', { idx: 2 }]);
  expect(open).not.toHaveBeenCalled();
});
