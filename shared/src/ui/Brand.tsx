import { siteName } from '../model/config';
import styles from './Brand.module.css';
import { BrandMark } from './BrandMark';

/** Mark and name of the site, for pages without the site's header; `area` names the part of the site. */
export function Brand({ area }: { area?: string }) {
  return (
    <span className={styles.brand}>
      <BrandMark className={styles.mark} />
      <span>
        {siteName} {area && <span className={styles.area}>{area}</span>}
      </span>
    </span>
  );
}
