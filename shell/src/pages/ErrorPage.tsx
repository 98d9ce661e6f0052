import { Link } from 'react-router-dom';
import { paths } from 'shared/paths';

export function ErrorPage() {
  return (
    <>
      <h1>OOPS!!</h1>
      <p>Page Not Found</p>
      <Link to={paths.home()}>Home</Link>
      <Link to={paths.contact()}>Contact</Link>
    </>
  );
}
