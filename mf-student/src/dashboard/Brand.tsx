import { Link } from 'react-router-dom';
import { siteName } from 'shared/config';
import { paths } from 'shared/paths';
import { BrandMark } from 'shared/ui';
import styles from './Brand.module.css';

/** The dashboard has no site header, so its own mark leads home. */
export const Brand = () => (
  <Link to={paths.home()} className={styles.brand}>
    <BrandMark className={styles.mark} />
    {siteName}
  </Link>
);
