import { Observatory } from 'shared/art';
import { Section } from 'shared/ui';
import styles from './AboutWebinar.module.css';
import { TicketButton } from './TicketButton';
import { about } from './webinar-page-content';

interface AboutWebinarProps {
  expired: boolean;
  onGetTickets: () => void;
}

/** How our webinars are meant, and the ticket once more. */
export const AboutWebinar = (tickets: AboutWebinarProps) => (
  <Section surface="ink" className={styles.band}>
    <div className={styles.columns}>
      <h2>About this webinar</h2>
      <div className={styles.words}>
        {about.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <TicketButton size="large" {...tickets} />
      </div>
    </div>
    <Observatory className={styles.horizon} />
  </Section>
);
