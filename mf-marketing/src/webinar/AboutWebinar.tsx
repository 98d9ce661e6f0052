import { HorizonSection } from '../horizon-section/HorizonSection';
import styles from './AboutWebinar.module.css';
import { TicketButton } from './TicketButton';
import { about } from './webinar-page-content';

interface AboutWebinarProps {
  expired: boolean;
  onGetTickets: () => void;
}

/** How our webinars are meant, and the ticket once more. */
export const AboutWebinar = (tickets: AboutWebinarProps) => (
  <HorizonSection>
    <div className={styles.columns}>
      <h2>About this webinar</h2>
      <div className={styles.words}>
        {about.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <TicketButton size="large" {...tickets} />
      </div>
    </div>
  </HorizonSection>
);
