import { useState } from 'react';
import { useKept, useVisitTime } from 'shared/actions';
import { nextBatch } from 'shared/model/catalogue';
import { formatDay, indianDay } from 'shared/model/format';
import type { Course, CourseWaitingResponse } from 'shared/model/schemas';
import { useWindowEvent } from 'shared/ui';
import styles from './CourseHero.module.css';
import { texts } from './texts';

/**
 * While no batch is on sale: how many buyers wait for one, and since when. Nothing is asked for before the visitor
 * moves, and the line has its room from the start.
 */
export function WhoWaits({ course }: { course: Course }) {
  const now = useVisitTime();
  const [isRead, setRead] = useState(false);
  const isUndated = now ? nextBatch(course, now) === null : course.batches.length === 0;
  const read = () => setRead(true);
  useWindowEvent('scroll', read, !isRead);
  useWindowEvent('pointermove', read, !isRead);
  useWindowEvent('keydown', read, !isRead);
  const call = { name: 'marketingWaiting', url: `/courses/${course.id}/waiting` };
  const { count = 0, since } =
    useKept(isUndated && isRead ? call : null, readWaiting).currentData ?? {};
  if (!isUndated) return null;
  return (
    <p className={styles.whoWaits}>
      {now && since
        ? texts.whoWaits(count, formatDay(indianDay(new Date(since)), now))
        : texts.noBatch}
    </p>
  );
}

// The API declares its answer.
const readWaiting = (body: unknown) => (body as CourseWaitingResponse).data;
