import { LoShuGrid } from 'shared/art';
import { formatRupees } from 'shared/format';
import { Button, Price, Section } from 'shared/ui';
import { promo } from './home-content';
import styles from './Promo.module.css';

/** A course that cannot be bought yet: its button does nothing by design. */
export const Promo = () => (
  <Section surface="parchment">
    <article data-surface="ink" className={styles.card}>
      <div className={styles.grid}>
        <LoShuGrid />
      </div>
      <div>
        <p className={styles.label}>{promo.label}</p>
        <h2 className={styles.title}>{promo.title}</h2>
        <p className={styles.text}>{promo.text}</p>
        <div className={styles.offer}>
          <Price large now={formatRupees(promo.price)} was={formatRupees(promo.oldPrice)} />
          <Button variant="secondary">{promo.button}</Button>
        </div>
      </div>
    </article>
  </Section>
);
