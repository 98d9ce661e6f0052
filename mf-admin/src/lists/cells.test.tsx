import { render, screen } from '@testing-library/react';
import { dateCell, emailCell, phoneCell, rupeesCell, textCell } from './cells';

test.each([
  [9999, '₹9,999'],
  ['9999.00', '₹9,999'],
  [0, '₹0'],
  [null, '—'],
  [undefined, '—'],
  ['', '—'],
  ['free', 'free'],
])('the amount %p is shown as %s', (amount, text) => {
  expect(rupeesCell(amount)).toBe(text);
});

test.each([
  ['2025-08-01', '1 Aug 2025'],
  ['2025-08-01T20:00:00Z', '2 Aug 2025'],
  ['not a date', '—'],
  ['', '—'],
  [null, '—'],
])('the date %p is shown as %s', (value, text) => {
  const { container } = render(dateCell(value));
  expect(container).toHaveTextContent(text);
});

test('a missing value is shown as a dash, and zero is not', () => {
  expect([textCell(null), textCell(''), emailCell(undefined), phoneCell('')]).toEqual(
    Array(4).fill('—'),
  );
  expect(textCell(0)).toBe(0);
});

test('an e-mail address can break only between its words', () => {
  const { container } = render(<>{emailCell('asha.verma-rao@mail.example.com')}</>);
  const words = [...(container.querySelector('a')?.childNodes ?? [])]
    .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
    .map(({ textContent }) => textContent);
  expect(words).toEqual(['asha', '.verma', '-rao', '@mail', '.example', '.com']);
  expect(container.querySelectorAll('wbr')).toHaveLength(5);
});

test('an e-mail address and a phone number are links', () => {
  render(
    <>
      {emailCell('a@b.in')} {phoneCell('9876543210')}
    </>,
  );
  expect(screen.getByText('a@b.in')).toHaveAttribute('href', 'mailto:a@b.in');
  expect(screen.getByRole('link', { name: '9876543210' })).toHaveAttribute(
    'href',
    'tel:9876543210',
  );
});
