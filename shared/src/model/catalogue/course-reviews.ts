import type { Course } from '../schemas';

/** A review of a student that the office has published. */
export interface PublishedReview {
  readonly id: string;
  readonly courseId: number;
  readonly stars: number;
  readonly text: string;
  /** First name and city. */
  readonly name: string;
}

/** With fewer, the page says what the catalogue says. */
const LEAST = 3;
/** The figures are those of all, the words those of the newest. */
const MOST_SHOWN = 24;

/** With enough reviews, they are the ratings and testimonials of a course; `reviewed` says that none of it is invented. */
export function withReviews(
  course: Course,
  reviews: readonly PublishedReview[],
): Course & { reviewed?: true } {
  const own = reviews.filter(({ courseId }) => courseId === course.id);
  if (own.length < LEAST) return course;
  const sum = own.reduce((stars, each) => stars + each.stars, 0);
  const rating = Math.round((sum * 10) / own.length) / 10;
  const percent = (stars: number) =>
    Math.round((own.filter((each) => each.stars === stars).length * 100) / own.length);
  return {
    ...course,
    ...{ reviewed: true, rating, courseRating: rating, totalRatings: own.length },
    ...{ stars5: percent(5), stars4: percent(4), stars3: percent(3) },
    ...{ stars2: percent(2), stars1: percent(1) },
    StudentTestimonial: own.slice(0, MOST_SHOWN).map(({ id, name, text }) => ({
      ...{ id, name, testimonial: text },
      ...{ img: '', minCTC: 0, maxCTC: 0 },
    })),
  };
}
