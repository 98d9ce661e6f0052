import { langOf } from 'shared/model/language';
import { Section } from 'shared/ui';
import type { Webinar } from 'shared/model/schemas';
import { VideoFacade } from '../page-parts/VideoFacade';
import { webinarTexts as texts } from './texts';
import styles from './WebinarProgramme.module.css';

export function WebinarAgenda({ webinar }: { webinar: Webinar }) {
  const agenda = [
    [texts.inFocus, webinar.webinarAgendaFocus],
    [texts.duration, webinar.webinarAgendaDuration],
    [texts.firstBonus, webinar.webinarAgendaBonusA],
    [texts.secondBonus, webinar.webinarAgendaBonusB],
  ] as const;

  return (
    <Section surface="parchment">
      <div className={styles.columns}>
        <div>
          <h2 className={styles.kicker}>{texts.agenda}</h2>
          <p className={styles.title} lang={langOf(webinar.webinarAgendaTitle)}>
            {webinar.webinarAgendaTitle}
          </p>
        </div>
        <dl className={styles.agenda}>
          {agenda.map(
            ([name, value]) =>
              value && (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd lang={langOf(value)}>{value}</dd>
                </div>
              ),
          )}
        </dl>
      </div>
    </Section>
  );
}

/** The learning outcomes of the webinar and its video. */
export function WebinarLessons({ webinar }: { webinar: Webinar }) {
  return (
    <Section surface="parchment" className={styles.band} heading={texts.lessons}>
      <div className={styles.webinarLessonsColumns}>
        <div>
          <p className={styles.intro} lang={langOf(webinar.webinarLearnIntro)}>
            {webinar.webinarLearnIntro}
          </p>
          <ul role="list" className={styles.points}>
            {webinar.webinarLearnPoints.map((point) => (
              <li key={point} lang={langOf(point)}>
                {point}
              </li>
            ))}
          </ul>
        </div>
        <VideoFacade
          title={texts.lookInside(webinar.title)}
          link={webinar.webinarVideoLink}
          thumbnail={webinar.ytThumbnail}
        />
      </div>
    </Section>
  );
}
