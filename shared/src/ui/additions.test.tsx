import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import type { RouteManifest } from '../contract';
import type { MenuLink } from '../model/additions';
import { AdditionsProvider, Slot, useMenu, type Additions } from '.';

const route = (path: string, links: MenuLink[], children: RouteManifest['children'] = []) =>
  ({
    id: `area${path}`,
    path,
    title: `Title of ${path}`,
    access: 'public',
    header: true,
    footer: true,
    links,
    children,
  }) as RouteManifest;

const additions = (facts: Partial<Additions>): Additions => ({
  routes: () => [],
  differ: false,
  Slot: null,
  ...facts,
});

function Menu() {
  return (
    <ul>
      {useMenu('header').map(({ path, label }) => (
        <li key={path}>{`${label} ${path}`}</li>
      ))}
    </ul>
  );
}

const items = () => screen.getAllByRole('listitem').map((item) => item.textContent);

test('a menu has the links of all sections in its order, and those without one last', () => {
  const inside = {
    id: 'area/x',
    path: 'x',
    title: 'Inside',
    links: [{ menu: 'header', order: 2 }],
  };
  const routes = [
    route('/late', [{ menu: 'header' }]),
    route('/third', [{ menu: 'header', order: 3, label: 'Third' }]),
    route('/area', [{ menu: 'footer-support' }], [inside as RouteManifest['children'][number]]),
    route('/first', [{ menu: 'header', order: 1 }]),
  ];
  render(
    <AdditionsProvider value={additions({ routes: () => routes })}>
      <Menu />
    </AdditionsProvider>,
  );
  expect(items()).toEqual([
    'Title of /first /first',
    'Inside /area/x',
    'Third /third',
    'Title of /late /late',
  ]);
});

test('hydration sees the links of the prerendered page, and the own ones follow', async () => {
  const old = [route('/old', [{ menu: 'header' }])];
  const own = [...old, route('/new', [{ menu: 'header' }])];
  const site = (value: Additions) => (
    <AdditionsProvider value={value}>
      <Menu />
    </AdditionsProvider>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(site(additions({ routes: () => old })));
  const faults: unknown[] = [];
  await act(async () => {
    hydrateRoot(
      container,
      site(additions({ routes: (asPrerendered) => (asPrerendered ? old : own), differ: true })),
      { onRecoverableError: (error) => faults.push(error) },
    );
  });
  expect(faults).toEqual([]);
  expect(items()).toEqual(['Title of /old /old', 'Title of /new /new']);
});

test('a slot gives its content to the host, and is nothing without one', () => {
  const { container, rerender } = render(<Slot name="course" urlTitle="palmistry" />);
  expect(container).toBeEmptyDOMElement();
  rerender(
    <AdditionsProvider value={additions({ Slot: (content) => <p>{JSON.stringify(content)}</p> })}>
      <Slot name="course" urlTitle="palmistry" />
    </AdditionsProvider>,
  );
  expect(container).toHaveTextContent('{"name":"course","urlTitle":"palmistry"}');
});
