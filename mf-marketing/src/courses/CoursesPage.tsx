import { ZodiacWheel } from 'shared/ui/art';
import { courseMessages } from 'shared/model/messages';
import { paths } from 'shared/model/paths';
import type { PageMeta } from 'shared/contract';
import { PageHeading } from 'shared/ui';
import { breadcrumbs, homePicture } from '../structured-data';
import { texts } from './texts';
import styles from './CoursesPage.module.css';

export const meta = (): PageMeta => ({
  title: texts.courses,
  description: texts.description,
  image: homePicture,
  jsonLd: [breadcrumbs({ name: texts.courses, path: paths.courses() })],
});

/** The course list is not available yet, and the page says only that. */
function CoursesPage() {
  return (
    <div data-surface="ink">
      <div className={styles.sky}>
        <div className={styles.wheel}>
          <ZodiacWheel turning />
        </div>
        <PageHeading className={styles.heading}>{courseMessages.comingSoon}</PageHeading>
      </div>
    </div>
  );
}

export { CoursesPage as Component };
