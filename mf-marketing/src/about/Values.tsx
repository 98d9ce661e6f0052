import { Icon, Section } from 'shared/ui';
import { values } from './about-content';
import styles from './Values.module.css';

export const Values = () => (
  <Section surface="parchment" heading="What we hold to">
    <ul role="list" className={styles.values}>
      {values.map(({ icon, title, text }) => (
        <li key={title} className={styles.value}>
          <Icon name={icon} size={32} className={styles.icon} />
          <h3>{title}</h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  </Section>
);
