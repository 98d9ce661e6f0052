import type { CourseSummary } from '../catalogue';

/** The field names are those of the admin course form and of the course lists. */
export interface Course extends CourseSummary {
  readonly description: string;
  readonly ytThumbnail: string;
  readonly ytVideo: string;
  readonly tutor: readonly Tutor[];
  readonly rating: number;
  /** Average package of those who finish, lakh rupees a year. */
  readonly avgPkg: number;
  /** Years of experience of all tutors together. */
  readonly totalExp: number;
  /** Number of Astro-Gurus. */
  readonly astroExp: number;
  /** Address of the PDF. */
  readonly syllabus: string;
  readonly unlockPowerTitle: string;
  readonly unlockPowerDesc: string;
  readonly courseRating: number;
  readonly totalRatings: number;
  readonly courseDescription: readonly { readonly para: string }[];
  /** What a student can do afterwards. */
  readonly learnLi: readonly string[];
  readonly StudentTestimonial: readonly StudentTestimonial[];
  readonly courseDetFAQ: readonly CourseQuestion[];
  readonly noOfstu: number;
  readonly noOfMod: number;
  /** Length of a session: `hr` hours and `min` minutes. */
  readonly hr: number;
  readonly min: number;
}

export interface Tutor {
  readonly name: string;
  readonly expertise: string;
  /** Hours of teaching in the course. */
  readonly duration: number;
  readonly certificate: 'Yes' | 'No';
  readonly tutorImg: string;
  readonly detail: string;
}

export interface StudentTestimonial {
  readonly img: string;
  /** With the city: 'Kavita Joshi, Pune'. */
  readonly name: string;
  /** Income range, lakh rupees a year. */
  readonly minCTC: number;
  readonly maxCTC: number;
  readonly testimonial: string;
}

export const courseQuestionCategories = ['Ordering', 'Shipping', 'Returns', 'Support'] as const;

export interface CourseQuestion {
  readonly category: (typeof courseQuestionCategories)[number];
  readonly question: string;
  readonly answer: string;
}

/** One of the parts a course is taught in, as the syllabus lists them. */
export interface CourseModule {
  readonly title: string;
  readonly hours: number;
  readonly summary: string;
  readonly topics: readonly string[];
  readonly practice: string;
}
