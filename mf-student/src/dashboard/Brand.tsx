import { Link } from 'react-router-dom';
import { siteName } from 'shared/config';
import { paths } from 'shared/paths';
import styles from './Brand.module.css';

/** The dashboard has no site header, so its own mark leads home. */
export const Brand = () => (
  <Link to={paths.home()} className={styles.brand}>
    <svg viewBox="-16 -16 32 32" width="32" height="32" aria-hidden="true" focusable="false">
      <circle r="15" fill="none" stroke="currentColor" />
      <path
        fill="currentColor"
        d="M0-11 2.4-2.4 11 0 2.4 2.4 0 11-2.4 2.4-11 0-2.4-2.4zM6-8l.8 1.8L8.6-5.4 6.8-4.6 6-2.8 5.2-4.6 3.4-5.4 5.2-6.2z"
      />
    </svg>
    {siteName}
  </Link>
);
