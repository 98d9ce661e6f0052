import { Link } from 'react-router-dom';
import { paths } from 'shared/paths';
import { Actions, buttonClass } from 'shared/ui';
import { HorizonSection } from '../horizon-section/HorizonSection';

/** The last section of the page, with the way to an account. */
export function EnrollBand({ title }: { title: string }) {
  return (
    <HorizonSection
      centred
      heading="Your first chart is one class away"
      lead={`Open an account, and begin the ${title} with the next batch.`}
    >
      <Actions centred>
        <Link to={paths.loginView('signup')} className={buttonClass({ size: 'large' })}>
          Enroll Now
        </Link>
      </Actions>
    </HorizonSection>
  );
}
