import { Link } from 'react-router-dom';
import { Observatory } from 'shared/art';
import { paths } from 'shared/paths';
import { buttonClass, Section } from 'shared/ui';
import styles from './EnrollBand.module.css';

/** The last word of the page. */
export const EnrollBand = ({ title }: { title: string }) => (
  <Section
    surface="ink"
    className={styles.band}
    centred
    heading="Your first chart is one class away"
    lead={`Open an account, and begin the ${title} with the next batch.`}
  >
    <div className={styles.action}>
      <Link to={paths.loginView('signup')} className={buttonClass({ size: 'large' })}>
        Enroll Now
      </Link>
    </div>
    <Observatory className={styles.horizon} />
  </Section>
);
