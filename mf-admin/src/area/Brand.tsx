import { siteName } from 'shared/config';
import { BrandMark } from 'shared/ui';
import styles from './Brand.module.css';

/** The area and its sign-in have no site header, so they carry the name of the site themselves. */
export const Brand = () => (
  <p className={styles.brand}>
    <BrandMark className={styles.mark} />
    <span>
      {siteName} <span className={styles.area}>Admin</span>
    </span>
  </p>
);
