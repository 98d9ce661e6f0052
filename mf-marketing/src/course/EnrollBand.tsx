import { Link } from 'react-router-dom';
import { paths } from 'shared/paths';
import { buttonClass } from 'shared/ui';
import { HorizonSection } from '../horizon-section/HorizonSection';
import styles from './EnrollBand.module.css';

/** The last word of the page. */
export const EnrollBand = ({ title }: { title: string }) => (
  <HorizonSection
    centred
    heading="Your first chart is one class away"
    lead={`Open an account, and begin the ${title} with the next batch.`}
  >
    <div className={styles.action}>
      <Link to={paths.loginView('signup')} className={buttonClass({ size: 'large' })}>
        Enroll Now
      </Link>
    </div>
  </HorizonSection>
);
