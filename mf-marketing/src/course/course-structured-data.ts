import { hasSampleContent } from 'shared/config';
import { CURRENCY } from 'shared/constants';
import type { Course } from 'shared/schemas';
import { paths } from 'shared/paths';
import { absoluteUrl, organization, sharingPicture } from '../structured-data';

/** schema.org: the course, what it costs and how it is taught. */
export function courseStructuredData(course: Course) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Course',
    name: course.title,
    description: course.description,
    url: absoluteUrl(paths.course(course.urlTitle)),
    image: absoluteUrl(sharingPicture(course.urlTitle, course.image)),
    inLanguage: ['hi', 'en'],
    provider: { '@type': organization['@type'], name: organization.name, url: organization.url },
    offers: {
      '@type': 'Offer',
      category: 'Paid',
      price: course.newPrice,
      priceCurrency: CURRENCY,
      availability: 'https://schema.org/InStock',
      url: absoluteUrl(paths.course(course.urlTitle)),
    },
    // Search engines are told of ratings that were given only.
    ...(!hasSampleContent && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: course.courseRating,
        ratingCount: course.totalRatings,
        bestRating: 5,
      },
    }),
    hasCourseInstance: course.tutor.map(({ name, duration }) => ({
      '@type': 'CourseInstance',
      courseMode: 'Online',
      courseWorkload: `PT${duration}H`,
      instructor: { '@type': 'Person', name },
    })),
  };
}
