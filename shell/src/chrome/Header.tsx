import { Link } from 'react-router-dom';
import { paths } from 'shared/paths';
import { selectCartCount, useAppSelector } from 'shared/store';

export function Header() {
  const count = useAppSelector(selectCartCount);
  return (
    <header>
      <nav aria-label="Main">
        <Link to={paths.home()}>Home</Link>
        <Link to={paths.cart()}>Cart {count}</Link>
      </nav>
    </header>
  );
}
