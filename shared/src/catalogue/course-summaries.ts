/** What lists, cart, orders and the API need to know about a course. Prices are whole rupees. */
export interface CourseSummary {
  readonly id: number;
  readonly title: string;
  readonly urlTitle: string;
  readonly subtitle: string;
  readonly image: string;
  readonly oldPrice: number;
  readonly newPrice: number;
  /** Calendar day, `2025-08-01`. */
  readonly startDate: string;
}

export const numerologyCourse: CourseSummary = {
  id: 101,
  title: 'Numerology Course',
  urlTitle: 'numerology-course',
  subtitle: 'Read names, dates and numbers with confidence, live and in Hindi and English',
  image: '/images/numerology-course.svg',
  oldPrice: 25000,
  newPrice: 9999,
  startDate: '2025-08-01',
};

export const astrologyCourse: CourseSummary = {
  id: 102,
  title: 'Astrology Course',
  urlTitle: 'astrology-course',
  subtitle: 'Cast and read a birth chart the Vedic way, live and in Hindi and English',
  image: '/images/astrology-course.svg',
  oldPrice: 25000,
  newPrice: 9999,
  startDate: '2025-08-01',
};

export const courses: readonly CourseSummary[] = [numerologyCourse, astrologyCourse];

export function courseById(id: number): CourseSummary | undefined {
  return courses.find((course) => course.id === id);
}

export function courseByUrlTitle(urlTitle: string): CourseSummary | undefined {
  return courses.find((course) => course.urlTitle === urlTitle);
}
