import { Link } from 'react-router-dom';
import { Observatory, Orbits, Starfield } from 'shared/ui/art';
import { paths } from 'shared/model/paths';
import { buttonClass, PageHeading } from 'shared/ui';
import { useTitle } from '../navigation/use-title';
import styles from './ErrorPage.module.css';

export const NAME = 'Page Not Found';

/** The page that every address without a page redirects to. */
export function ErrorPage() {
  useTitle(NAME);
  return (
    <div className={styles.page} data-surface="ink">
      <Starfield seed="no such star" className={styles.sky} />
      <Orbits className={styles.orbits} />
      <PageHeading className={styles.heading}>OOPS!!</PageHeading>
      <p className={styles.title}>{NAME}</p>
      <p className={styles.text}>
        There is nothing at this point of the sky. The address may be old or mistyped.
      </p>
      <p className={styles.links}>
        <Link to={paths.home()} className={buttonClass()}>
          Go to home
        </Link>
        <Link to={paths.contact()} className={buttonClass({ variant: 'secondary' })}>
          Contact us
        </Link>
      </p>
      <Observatory className={styles.horizon} />
    </div>
  );
}
