import { useVisitTime } from 'shared/actions';
import {
  batchHours,
  nextBatch,
  NEXT_BATCH_UNKNOWN,
  nextBatchText,
  teachingLanguage,
} from 'shared/model/catalogue';
import { formatDay, formatShortDate, startOfIndianDay } from 'shared/model/format';
import type { Course } from 'shared/model/schemas';
import { texts } from './texts';

type Dated = Pick<Course, 'startDate' | 'batches'>;

/** When the next batch of a course begins and meets. */
interface NextDate {
  /** Both in one line. */
  text: string;
  begins: string;
  /** Days and hour; undefined while no batch is planned. */
  hours?: string;
  language?: string;
}

/** A prerendered page shows no date, because it may be read much later. */
export function useNextDate(course: Dated): NextDate {
  const now = useVisitTime();
  return now ? nextDate(course, now) : unknown;
}

const unknown: NextDate = { text: NEXT_BATCH_UNKNOWN, begins: texts.byWhatsApp };

function nextDate(course: Dated, now: Date): NextDate {
  const batch = nextBatch(course, now);
  const text = nextBatchText(course, now);
  if (batch) {
    const { firstDay } = batch;
    const language = teachingLanguage(batch.language);
    return { text, begins: formatDay(firstDay, now), hours: batchHours(batch), language };
  }
  const { startDate } = course;
  return startOfIndianDay(startDate) > now ? { text, begins: formatShortDate(startDate) } : unknown;
}
