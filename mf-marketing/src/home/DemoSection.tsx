import { BirthChart } from 'shared/ui/art';
import { Card, Icon } from 'shared/ui';
import { DemoForm } from './DemoForm';
import { demoClass, texts } from './texts';
import styles from './DemoSection.module.css';

export function DemoSection() {
  return (
    <section data-band="far" className={styles.section} aria-labelledby="live-demo">
      <div className={styles.inner}>
        <div>
          <h2 id="live-demo" className={styles.heading}>
            <span>{texts.bookDemoClass}</span> <strong>{texts.free}</strong>
          </h2>
          <p className={styles.lead}>{demoClass.lead}</p>
          <ul role="list" className={styles.points}>
            {demoClass.points.map((point) => (
              <li key={point}>
                <Icon name="check" size={20} />
                {point}
              </li>
            ))}
          </ul>
          <BirthChart className={styles.chart} seed="demo class" />
        </div>
        <Card className={styles.card}>
          <DemoForm />
        </Card>
      </div>
    </section>
  );
}
