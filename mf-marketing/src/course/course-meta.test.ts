import { shippedCatalogue } from 'shared/model/shipped-catalogue';
import { courseStructuredData } from './course-structured-data';
import { meta } from './CoursePage';

const typed = (jsonLd: readonly object[] | undefined, type: string) =>
  jsonLd?.find((each) => (each as Record<string, unknown>)['@type'] === type);

test.each(shippedCatalogue.courses)(
  '$title has a title, a description and structured data for search engines',
  (course) => {
    const { title, description, image, jsonLd } = meta({ urlTitle: course.urlTitle });
    expect(title).toBe(`${course.title}: live online classes in Hindi and English`);
    expect(description).toBe(course.description);
    expect(image).toBe(`/og/${course.urlTitle}.png`);
    expect(typed(jsonLd, 'Course')).toMatchObject({
      name: course.title,
      description: course.description,
      inLanguage: 'en-IN',
      provider: { name: expect.any(String) as string },
      offers: { '@type': 'Offer', price: course.newPrice, priceCurrency: 'INR', category: 'Paid' },
      hasCourseInstance: [
        {
          courseMode: 'Online',
          courseWorkload: `PT${course.tutor[0]!.duration}H`,
          inLanguage: ['hi', 'en'],
        },
      ],
    });
    // Sample ratings must not appear in search results.
    expect(typed(jsonLd, 'Course')).not.toHaveProperty('aggregateRating');
    expect(typed(jsonLd, 'FAQPage')).toHaveProperty(
      'mainEntity.length',
      course.courseDetFAQ.length,
    );
    expect(typed(jsonLd, 'BreadcrumbList')).toHaveProperty('itemListElement.length', 3);
  },
);

test('the structured data has each batch with its days', () => {
  const [course] = shippedCatalogue.courses;
  const batch = {
    id: 'january',
    firstDay: '2026-01-05',
    lastDay: '2026-02-01',
    weekdays: [1, 3],
    time: '19:30',
    minutes: 90,
    language: 'Hindi',
    seats: 30,
  };
  const { hasCourseInstance } = courseStructuredData({ ...course!, batches: [batch] });
  expect(hasCourseInstance).toEqual([
    expect.objectContaining({
      '@type': 'CourseInstance',
      startDate: '2026-01-05',
      endDate: '2026-02-01',
      inLanguage: ['hi'],
      instructor: { '@type': 'Person', name: course!.tutor[0]!.name },
      courseSchedule: expect.objectContaining({
        byDay: ['https://schema.org/Monday', 'https://schema.org/Wednesday'],
        repeatFrequency: 'Weekly',
        repeatCount: 4,
        startTime: '19:30:00',
        duration: 'PT90M',
        scheduleTimezone: 'Asia/Kolkata',
      }) as object,
    }),
  ]);
});

test('an unknown course is kept out of search results', () => {
  expect(meta({ urlTitle: 'xyz' })).toMatchObject({ title: 'Course not found', noIndex: true });
});

test('a price with a last day says so to search engines', () => {
  const prices = [{ price: 7999, until: '2026-12-15' }];
  const { offers } = courseStructuredData({ ...shippedCatalogue.courses[0]!, prices });
  expect(offers).toMatchObject({ priceValidUntil: '2026-12-15' });
});
