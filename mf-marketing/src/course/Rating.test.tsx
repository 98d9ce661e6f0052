import { render, screen } from '@testing-library/react';
import { Rating } from './Rating';

test('a rating has an accessible name', () => {
  render(<Rating value={4.9} />);
  expect(screen.getByRole('img', { name: 'Rated 4.9 out of 5' })).toBeVisible();
});
