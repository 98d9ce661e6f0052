import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryHistory } from 'history';
import { createNavigation, NavigationRouter } from '.';
import { Link, NavLink } from './Link';

/** Presses the link; returns where the visitor is then, and whether the browser follows the link itself. */
function press(
  link: React.ReactElement,
  modifier: { ctrlKey?: boolean; button?: number } = {},
  at = '/courses/astrology',
) {
  const history = createMemoryHistory({ initialEntries: [at] });
  const navigation = createNavigation(history, () => null);
  render(<NavigationRouter navigation={navigation}>{link}</NavigationRouter>);
  const isLeftToBrowser = fireEvent.click(screen.getByRole('link'), modifier);
  const { pathname, state } = history.location;
  return { pathname, state, isLeftToBrowser };
}

test('sections that were compiled with the links of React Router fit', () => {
  // The compiler checks it.
  ({ Link, NavLink }) satisfies Pick<typeof import('react-router'), 'Link' | 'NavLink'>;
});

test('a link goes to its page, with what the page is told', () => {
  expect(press(<Link to="/cart" state={{ from: 'here' }} children="Cart" />)).toEqual({
    pathname: '/cart',
    state: { from: 'here' },
    isLeftToBrowser: false,
  });
  expect(screen.getByRole('link', { name: 'Cart' })).toHaveAttribute('href', '/cart');
});

test.each([
  ['for a new tab', <Link to="/cart" children="a" />, { ctrlKey: true }],
  ['with another button', <Link to="/cart" children="a" />, { button: 1 }],
  ['of a link into a new tab', <Link to="/cart" target="_blank" children="a" />, {}],
  ['of a link that loads a document', <Link to="/cart" reloadDocument children="a" />, {}],
  ['of a link to another site', <Link to="https://example.com/x" children="a" />, {}],
])('a press %s is left to the browser', (_, link, modifier) => {
  // jsdom says that it cannot load documents.
  jest.spyOn(console, 'error').mockReturnValue();
  expect(press(link, modifier)).toMatchObject({
    pathname: '/courses/astrology',
    isLeftToBrowser: true,
  });
});

test('a handler may keep a link from being followed', () => {
  const { pathname } = press(
    <Link to="/cart" onClick={(event) => event.preventDefault()} children="a" />,
  );
  expect(pathname).toBe('/courses/astrology');
});

test('the address of another site stays what it is', () => {
  press(<Link to="//example.com/x" onClick={(event) => event.preventDefault()} children="a" />);
  expect(screen.getByRole('link')).toHaveAttribute('href', '//example.com/x');
});

test.each([
  ['/courses/astrology', true, true],
  ['/courses', true, false],
  ['/courses', false, true],
  ['/course', false, false],
])('the link to %s (end: %s) is current: %s', (to, end, isCurrent) => {
  press(
    <NavLink to={to} end={end} className={({ isActive }) => (isActive ? 'here' : 'elsewhere')}>
      Courses
    </NavLink>,
    { ctrlKey: true },
  );
  const link = screen.getByRole('link');
  if (isCurrent) expect(link).toHaveAttribute('aria-current', 'page');
  else expect(link).not.toHaveAttribute('aria-current');
  expect(link).toHaveClass(isCurrent ? 'here' : 'elsewhere');
});

test('the link to an address in another script is current', () => {
  const at = `/dashboard/${encodeURIComponent('आशा')}/overview`;
  press(<NavLink to={at} children="Overview" />, { ctrlKey: true }, at);
  expect(screen.getByRole('link')).toHaveAttribute('aria-current', 'page');
});
