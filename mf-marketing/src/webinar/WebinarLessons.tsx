import { Section } from 'shared/ui';
import type { WebinarContent } from 'shared/webinar-content';
import { VideoFacade } from '../video/VideoFacade';
import styles from './WebinarLessons.module.css';

/** What one can do afterwards, and a video of what it is like. */
export const WebinarLessons = ({ webinar }: { webinar: WebinarContent }) => (
  <Section surface="parchment" className={styles.band} heading="What you will learn">
    <div className={styles.columns}>
      <div>
        <p className={styles.intro}>{webinar.webinarLearnIntro}</p>
        <ul role="list" className={styles.points}>
          {webinar.webinarLearnPoints.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </div>
      <VideoFacade
        title={`A look inside: ${webinar.title}`}
        link={webinar.webinarVideoLink}
        thumbnail={webinar.ytThumbnail}
      />
    </div>
  </Section>
);
