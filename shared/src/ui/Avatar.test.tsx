import { fireEvent, render, screen } from '@testing-library/react';
import { Avatar } from './Avatar';

const picture = () => screen.getByRole('img', { name: 'Picture of Asha' });

test('shows the picture', () => {
  render(<Avatar address="/uploads/asha.webp" size={96} alt="Picture of Asha" />);
  expect(picture()).toHaveAttribute('src', '/uploads/asha.webp');
});

test.each([null, undefined, ''])('without a picture (%s) shows the default portrait', (address) => {
  render(<Avatar address={address} size={96} alt="Picture of Asha" />);
  expect(picture()).toHaveAttribute('src', 'asset-stub');
});

test('the default portrait replaces a picture that does not load, until there is a new address', () => {
  const { rerender } = render(<Avatar address="/gone.webp" size={96} alt="Picture of Asha" />);
  fireEvent.error(picture());
  expect(picture()).toHaveAttribute('src', 'asset-stub');
  rerender(<Avatar address="/new.webp" size={96} alt="Picture of Asha" />);
  expect(picture()).toHaveAttribute('src', '/new.webp');
});
