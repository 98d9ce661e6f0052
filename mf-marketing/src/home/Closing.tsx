import { Link } from 'react-router-dom';
import { PalmLines } from 'shared/art';
import { paths } from 'shared/paths';
import { Actions, buttonClass } from 'shared/ui';
import { claims } from '../claims/claims';
import styles from './Closing.module.css';

export const Closing = () => (
  <section data-surface="ink" className={styles.closing}>
    <PalmLines className={styles.palm} />
    <h2 className={styles.heading}>
      More than {claims.trust.figure} {claims.trust.label}
    </h2>
    <p className={styles.lead}>
      Start with a <Link to={paths.webinars()}>Sunday webinar</Link>, or open an account and join
      the next batch.
    </p>
    <Actions className={styles.actions}>
      <Link className={buttonClass({ size: 'large' })} to={paths.loginView('signup')}>
        Create your account
      </Link>
      <Link className={buttonClass({ size: 'large', variant: 'secondary' })} to={paths.courses()}>
        See the courses
      </Link>
    </Actions>
  </section>
);
