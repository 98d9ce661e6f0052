import { render, screen } from '@testing-library/react';
import { listedLinks } from '../model/additions';
import { AdditionsProvider, Slot, useMenu } from './additions';

function Menu() {
  return (
    <ul>
      {useMenu('header').map(({ path, label }) => (
        <li key={path}>{`${label} ${path}`}</li>
      ))}
    </ul>
  );
}

test('a menu has its links of all sections in its order, and those without one last', () => {
  const links = listedLinks([
    { path: '/late', title: 'Late', links: [{ menu: 'header' }] },
    { path: '/third', title: 'x', links: [{ menu: 'header', order: 3, label: 'Third' }] },
    {
      path: '/area',
      title: 'Area',
      links: [{ menu: 'footer-support' }],
      children: [
        { title: 'Index', links: [{ menu: 'header', order: 1 }] },
        { path: 'x', title: 'Inside', links: [{ menu: 'header', order: 2 }] },
      ],
    },
  ]);
  render(
    <AdditionsProvider value={{ links: () => links, Slot: null }}>
      <Menu />
    </AdditionsProvider>,
  );
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Index /area',
    'Inside /area/x',
    'Third /third',
    'Late /late',
  ]);
});

const course = { name: 'course', gives: { urlTitle: 'string' } } as const;

test('a slot gives its content to the host, and is nothing without one', () => {
  const { container, rerender } = render(<Slot slot={course} urlTitle="palmistry" />);
  expect(container).toBeEmptyDOMElement();
  rerender(
    <AdditionsProvider
      value={{
        links: () => [],
        Slot: ({ slot, gives }) => <p>{JSON.stringify([slot.name, gives])}</p>,
      }}
    >
      <Slot slot={course} urlTitle="palmistry" />
    </AdditionsProvider>,
  );
  expect(container).toHaveTextContent('["course",{"urlTitle":"palmistry"}]');
});
