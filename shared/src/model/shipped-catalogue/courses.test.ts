import { shippedCatalogue } from './index';

const { courses } = shippedCatalogue;
const categories = ['Ordering', 'Shipping', 'Returns', 'Support'];

const fields = [
  'id title urlTitle subtitle description image oldPrice newPrice ytThumbnail ytVideo startDate',
  'tutor rating avgPkg totalExp astroExp syllabus unlockPowerTitle unlockPowerDesc courseRating',
  'totalRatings courseDescription learnLi StudentTestimonial courseDetFAQ noOfstu noOfMod hr min modules batches hi',
  'advertisedPrice studentPrice lectureHours months materials lessonTitle lessonVideo',
  'stars5 stars4 stars3 stars2 stars1',
].flatMap((line) => line.split(' '));

describe.each(courses.map((course) => [course.urlTitle, course] as const))('%s', (_, course) => {
  test('has exactly the fields of a course', () => {
    expect(Object.keys(course).sort()).toEqual([...fields].sort());
  });

  test('has the agreed figures', () => {
    expect(course).toMatchObject({
      oldPrice: 25000,
      newPrice: 9999,
      startDate: '2025-08-01',
      rating: 4.9,
      courseRating: 4.9,
      totalExp: 50,
      astroExp: 5,
      noOfstu: 500,
      noOfMod: 5,
      hr: 1,
      min: 30,
    });
  });

  test('lists paragraphs, outcomes and a syllabus file', () => {
    expect(course.courseDescription.every(({ para }) => para.length > 0)).toBe(true);
    expect(course.learnLi.length).toBeGreaterThan(4);
    expect(course.syllabus).toBe(`/syllabus/${course.urlTitle}.pdf`);
  });

  test('has testimonials with name, city and an income range', () => {
    for (const student of course.StudentTestimonial) {
      expect(Object.keys(student).sort()).toEqual(
        ['hi', 'id', 'img', 'maxCTC', 'minCTC', 'name', 'testimonial'].sort(),
      );
      expect(student.name).toMatch(/^[^,]+, [^,]+$/);
      expect(student.minCTC).toBeLessThanOrEqual(student.maxCTC);
    }
  });

  test('answers questions of every category', () => {
    const answered = new Set(course.courseDetFAQ.map(({ category }) => category));
    expect([...answered]).toEqual(categories);
  });

  test.each([
    ['Ordering', /payment failed.*contact support/i],
    ['Ordering', /up to 3 hours to appear after payment/],
    ['Shipping', /shipping applies only to printed material/],
    ['Shipping', /tracking id/],
    ['Returns', /no returns or refunds on courses/],
    ['Returns', /wrong purchase can be switched.*via support/],
    ['Support', /e-mail.*phone.*Delhi/],
  ])('states under %s: %s', (category, statement) => {
    const texts = course.courseDetFAQ
      .filter((entry) => entry.category === category)
      .map(({ question, answer }) => `${question} ${answer}`);
    expect(texts.some((text) => statement.test(text))).toBe(true);
  });
});

test('packages, ratings, tutors and testimonials differ by course', () => {
  const [numerology, astrology] = courses;
  expect([numerology?.avgPkg, astrology?.avgPkg]).toEqual([6, 8.5]);
  expect([numerology?.totalRatings, astrology?.totalRatings]).toEqual([221, 587]);
  expect([numerology?.StudentTestimonial.length, astrology?.StudentTestimonial.length]).toEqual([
    6, 9,
  ]);
  expect(numerology?.tutor[0]).toMatchObject({ duration: 100, certificate: 'Yes' });
  expect(astrology?.tutor[0]).toMatchObject({ duration: 150, certificate: 'Yes' });
});

test('the average of the stars is the rating that a course states', () => {
  for (const course of courses) {
    const shares = [course.stars1, course.stars2, course.stars3, course.stars4, course.stars5];
    const stars = shares.map((percent = 0, index) => percent * (index + 1));
    expect(shares.reduce((sum = 0, percent = 0) => sum + percent)).toBe(100);
    expect(stars.reduce((sum, each) => sum + each) / 100).toBe(course.courseRating);
  }
});

test('the five modules of a syllabus add up to the hours of its tutor', () => {
  for (const { modules, tutor } of courses) {
    expect(modules).toHaveLength(5);
    expect(modules.reduce((sum, module) => sum + module.hours, 0)).toBe(tutor[0]!.duration);
  }
});

test('a teacher has the same picture as tutor and as mentor', () => {
  const people = [
    ...courses.flatMap(({ tutor }) =>
      tutor.map(({ name, tutorImg }) => ({ name, face: tutorImg })),
    ),
    ...shippedCatalogue.mentors.map(({ name, image }) => ({ name, face: image })),
  ];
  const names = new Set(people.map(({ name }) => name));
  expect(names.size).toBeLessThan(people.length);
  expect(new Set(people.map(({ face }) => face)).size).toBe(names.size);
});
