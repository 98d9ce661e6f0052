import { hasSampleContent } from 'shared/model/config';
import { CURRENCY } from 'shared/model/constants';
import { batchMeetings } from 'shared/model/catalogue';
import type { Course, PublicBatch } from 'shared/model/schemas';
import { tag } from 'shared/model/language';
import { paths } from 'shared/model/paths';
import { hasRatings, isReviewed } from './Rating';
import { absoluteUrl, organization, pageUrl, sharingPicture } from '../structured-data';

/** schema.org: the course, its price and how it is taught. */
export function courseStructuredData(course: Course) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Course',
    name: course.title,
    description: course.description,
    url: pageUrl(paths.course(course.urlTitle)),
    image: absoluteUrl(sharingPicture(course.urlTitle, course.image)),
    // Of what is written here; the languages of the classes are those of their instances.
    inLanguage: tag,
    provider: { '@type': organization['@type'], name: organization.name, url: organization.url },
    offers: {
      '@type': 'Offer',
      category: 'Paid',
      price: course.newPrice,
      priceCurrency: CURRENCY,
      priceValidUntil: course.prices?.[0]?.until,
      availability: 'https://schema.org/InStock',
      url: pageUrl(paths.course(course.urlTitle)),
    },
    // Sample ratings must not appear in search results.
    ...((!hasSampleContent || isReviewed(course)) &&
      hasRatings(course) && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: course.courseRating,
          ratingCount: course.totalRatings,
          bestRating: 5,
        },
      }),
    hasCourseInstance: instances(course),
  };
}

/** The codes of the languages of a batch; what an admin has written in other words is left out. */
function languagesOf(written: string): { inLanguage?: string[] } {
  const codes = [
    ...(/hindi/i.test(written) ? ['hi'] : []),
    ...(/english/i.test(written) ? ['en'] : []),
  ];
  return codes.length > 0 ? { inLanguage: codes } : {};
}

/** One instance per batch, with its days; without batches, one instance per teacher. */
function instances({ batches, tutor }: Course) {
  const taught = tutor.map(({ name, duration }) => ({
    '@type': 'CourseInstance',
    courseMode: 'Online',
    ...(duration > 0 && { courseWorkload: `PT${duration}H` }),
    inLanguage: ['hi', 'en'],
    instructor: { '@type': 'Person', name },
  }));
  if (batches.length === 0) return taught;
  return batches.map((batch) => ({
    ...taught[0],
    '@type': 'CourseInstance',
    courseMode: 'Online',
    startDate: batch.firstDay,
    endDate: batch.lastDay,
    ...languagesOf(batch.language),
    maximumAttendeeCapacity: batch.seats,
    courseSchedule: schedule(batch),
  }));
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const WEEK = 7 * 86_400_000;

/** schema.org: the weekly classes of a batch, in Indian time. */
function schedule(batch: PublicBatch) {
  const meetings = batchMeetings(batch);
  const [first, last] = [meetings[0]?.start, meetings.at(-1)?.start];
  const weeks = first && last ? Math.ceil((last.getTime() - first.getTime() + 1) / WEEK) : 1;
  return {
    '@type': 'Schedule',
    startDate: batch.firstDay,
    endDate: batch.lastDay,
    repeatFrequency: 'Weekly',
    repeatCount: weeks,
    byDay: batch.weekdays.map((day) => `https://schema.org/${weekdays[day - 1]}`),
    startTime: `${batch.time}:00`,
    duration: `PT${batch.minutes}M`,
    scheduleTimezone: 'Asia/Kolkata',
  };
}
