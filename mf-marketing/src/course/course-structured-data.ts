import { siteUrl } from 'shared/config';
import { CURRENCY } from 'shared/constants';
import type { Course } from 'shared/course-content';
import { paths } from 'shared/paths';
import { organization } from '../structured-data';

const absolute = (path: string) => new URL(path, siteUrl).href;

/** schema.org: the course, what it costs and how it is taught. */
export const courseStructuredData = (course: Course) => ({
  '@context': 'https://schema.org',
  '@type': 'Course',
  name: course.title,
  description: course.description,
  url: absolute(paths.course(course.urlTitle)),
  image: absolute(`/og/${course.urlTitle}.png`),
  inLanguage: ['hi', 'en'],
  provider: { '@type': organization['@type'], name: organization.name, url: organization.url },
  offers: {
    '@type': 'Offer',
    category: 'Paid',
    price: course.newPrice,
    priceCurrency: CURRENCY,
    availability: 'https://schema.org/InStock',
    url: absolute(paths.course(course.urlTitle)),
  },
  aggregateRating: {
    '@type': 'AggregateRating',
    ratingValue: course.courseRating,
    ratingCount: course.totalRatings,
    bestRating: 5,
  },
  hasCourseInstance: course.tutor.map(({ name, duration }) => ({
    '@type': 'CourseInstance',
    courseMode: 'Online',
    courseWorkload: `PT${duration}H`,
    instructor: { '@type': 'Person', name },
  })),
});
