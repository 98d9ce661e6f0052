import { hasSampleContent } from 'shared/model/config';
import type { Course } from 'shared/model/schemas';
import { formatRupees } from 'shared/model/format';
import { langOf } from 'shared/model/language';
import { usePurchasedIds } from 'shared/actions';
import { hasRatings, isReviewed, Rating } from './Rating';
import { Button, Icon, NewTab, VisuallyHidden } from 'shared/ui';
import styles from './BuyBar.module.css';
import { buyBarTexts as texts } from './texts';
import { useNextDate } from './next-date';
import { questionAbout } from '../page-parts/FreeDoors';
import { SyllabusButton } from './SyllabusButton';
import { useBuyCourse } from './use-buy-course';

/** Price, rating and buy button, in view below the hero; a phone shows fewer of them. */
export function BuyBar({ course }: { course: Course }) {
  const { buyNow } = useBuyCourse(course);
  const nextDate = useNextDate(course);
  const owned = usePurchasedIds('course').includes(course.id);

  // A student who already has the course does not see the bar.
  if (owned) return null;
  return (
    <div data-surface="ink" className={styles.bar}>
      <p className={styles.words}>
        <span className={styles.title} lang={langOf(course.title)}>
          {course.title}
        </span>
        <span className={styles.price}>{formatRupees(course.newPrice)}</span>
        <span className={styles.date}>{nextDate.text}</span>
        <span className={styles.begins}>
          {nextDate.hours ? texts.begins(nextDate.begins) : nextDate.text}
        </span>
      </p>
      <div className={styles.facts}>
        {hasRatings(course) && (
          <Rating value={course.rating}>
            {(hasSampleContent && !isReviewed(course) ? texts.sampleRatings : texts.ratings)(
              course.totalRatings,
            )}
          </Rating>
        )}
        <SyllabusButton syllabus={course.syllabus}>{texts.syllabus}</SyllabusButton>
      </div>
      <NewTab href={questionAbout(course)} className={styles.ask}>
        <Icon name="whatsapp" size={24} />
        {texts.ask((where) => (
          <VisuallyHidden>{where}</VisuallyHidden>
        ))}
      </NewTab>
      <Button onClick={buyNow}>
        {texts.buy((course) => (
          <span className={styles.named}>{course}</span>
        ))}{' '}
        <span className={styles.of}>{formatRupees(course.newPrice)}</span>
      </Button>
    </div>
  );
}
