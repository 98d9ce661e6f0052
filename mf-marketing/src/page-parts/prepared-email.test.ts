import { mailto } from './PreparedEmail';

test('every filled entry becomes a line, and special characters are kept', () => {
  const address = new URL(
    mailto('Demo & more', [
      ['Name', ' Asha = Verma '],
      ['Message', 'one\ntwo & three'],
      ['Left out', '  '],
    ]),
  );
  expect(address.protocol).toBe('mailto:');
  expect(address.searchParams.get('subject')).toBe('Demo & more');
  expect(address.searchParams.get('body')).toBe('Name: Asha = Verma\r\nMessage: one\ntwo & three');
});

test('spaces are not encoded as plus signs, which mail programs would show', () => {
  expect(mailto('A B', [['C', 'D E']])).not.toContain('+');
});
