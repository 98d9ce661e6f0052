import { screen } from '@testing-library/react';
import { renderRemote } from 'shared/testing';
import * as remote from '../routes';

test('the page says only that courses are coming soon', async () => {
  const { container } = renderRemote(remote, { at: '/courses' });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Coming Soon...');
  expect(container.textContent).toBe('Coming Soon...');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
