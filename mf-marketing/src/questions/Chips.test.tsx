import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Chips } from './Chips';

test('one chip is pressed at a time', async () => {
  const Filter = () => {
    const [value, setValue] = useState<'All' | 'Students'>('All');
    return (
      <Chips label="Categories" options={['All', 'Students']} value={value} onChange={setValue} />
    );
  };
  render(<Filter />);
  await userEvent.click(screen.getByRole('button', { name: 'Students' }));
  expect(screen.getByRole('button', { name: 'Students', pressed: true })).toBeVisible();
  expect(screen.getByRole('button', { name: 'All', pressed: false })).toBeVisible();
});
