import { Section } from 'shared/ui';
import type { WebinarContent } from 'shared/webinar-content';
import styles from './WebinarAgenda.module.css';

/** The programme, as it would be printed on the back of the ticket. */
export const WebinarAgenda = ({ webinar }: { webinar: WebinarContent }) => {
  const agenda = [
    ['In focus', webinar.webinarAgendaFocus],
    ['Duration', webinar.webinarAgendaDuration],
    ['First bonus', webinar.webinarAgendaBonusA],
    ['Second bonus', webinar.webinarAgendaBonusB],
  ] as const;

  return (
    <Section surface="parchment">
      <div className={styles.columns}>
        <div>
          <h2 className={styles.kicker}>The agenda</h2>
          <p className={styles.title}>{webinar.webinarAgendaTitle}</p>
        </div>
        <dl className={styles.agenda}>
          {agenda.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
};
