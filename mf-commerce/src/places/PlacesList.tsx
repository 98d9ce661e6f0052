import { langOf } from 'shared/model/language';
import type { CartItem } from 'shared/store';
import { OnlyForYou, QuantityStepper } from './Places';
import { texts } from './texts';
import styles from './Places.module.css';
import { useState } from 'react';
import { currentTime } from 'shared/actions';
import { nextBatch, nextBatchText, teachingLanguage } from 'shared/model/catalogue';
import { courseById, mentors } from 'shared/page';

interface PlacesListProps {
  cart: readonly CartItem[];
  /** Whether the quantity can be changed here. */
  steppers?: boolean;
}

/**
 * For each course of an order: its dates and teacher, and how many places are meant. A single course is named by
 * the table beside this list.
 */
export function PlacesList({ cart, steppers = false }: PlacesListProps) {
  return (
    <ul role="list" aria-label={texts.list}>
      {cart.map((item) => (
        <li key={item.productId} className={styles.line}>
          {cart.length > 1 && (
            <p className={styles.name} lang={langOf(item.name)}>
              {item.name}
            </p>
          )}
          <CourseFacts courseId={item.productId} />
          {steppers && <QuantityStepper item={item} />}
          <OnlyForYou item={item} />
        </li>
      ))}
    </ul>
  );
}

/** When the next batch of a course meets, who teaches it and in which language, as on its page. */
function CourseFacts({ courseId }: { courseId: number }) {
  const [now] = useState(currentTime);
  const course = courseById(courseId);
  if (!course) return null;
  const teacher = mentors.find(({ courseName }) => courseName === course.urlTitle)?.name;
  const language = teachingLanguage(nextBatch(course, now)?.language ?? '') || texts.bothLanguages;
  return (
    <p className={styles.facts}>
      <span>{nextBatchText(course, now)}</span>
      <span>{teacher ? texts.taught(teacher, language) : texts.taughtIn(language)}</span>
    </p>
  );
}
