import { useState } from 'react';
import { currentTime } from 'shared/actions';
import { nextBatch, nextBatchText, teachingLanguage } from 'shared/model/catalogue';
import { courseById, mentors } from 'shared/page';
import { placesListTexts as texts } from './texts';
import styles from './Places.module.css';

/** When the next batch of a course meets, who teaches it and in which language, as on its page. */
export function CourseFacts({ courseId }: { courseId: number }) {
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
