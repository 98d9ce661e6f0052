import { Section } from 'shared/ui';
import { fee, highlights } from './about-content';
import styles from './Highlights.module.css';

export const Highlights = () => (
  <Section heading="Course highlights" className={styles.section}>
    <div className={styles.columns}>
      <dl className={styles.highlights}>
        {highlights.map(({ term, text }) => (
          <div key={term} className={styles.highlight}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.fee}>
        <p className={styles.label}>The fee</p>
        <p>
          Was <s>₹{fee.was}</s>
        </p>
        <p className={styles.now}>now ₹{fee.now}</p>
        <p>College students pay ₹{fee.students}</p>
      </div>
    </div>
  </Section>
);
