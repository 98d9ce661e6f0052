import { Card, Icon, Section } from 'shared/ui';
import styles from './Features.module.css';
import { features } from './home-content';

export const Features = () => (
  <Section
    surface="parchment"
    heading="Special Features of Our Courses"
    lead="Both courses, numerology and astrology, are taught this way."
  >
    <ul role="list" className={styles.features}>
      {features.map(({ icon, title, text }) => (
        <Card as="li" key={title} className={styles.feature}>
          <Icon name={icon} size={36} className={styles.icon} />
          <h3>{title}</h3>
          <p className={styles.text}>{text}</p>
        </Card>
      ))}
    </ul>
  </Section>
);
