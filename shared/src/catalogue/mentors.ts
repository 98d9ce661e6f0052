import { sampleArticle } from '../config';

export interface Mentor {
  readonly name: string;
  readonly designation: string;
  readonly courseType: string;
  readonly image: string;
  /** Whether the mentor's course is open for enrolment. */
  readonly courseLaunched: 'yes' | 'no';
  /** The course's urlTitle, also of a course that is still to come. */
  readonly courseName: string;
  /** Address of an article by or about the mentor. */
  readonly globe: string;
}

/** Sample people: see README.md of `course-content` for how to replace them. */
export const mentors: readonly Mentor[] = [
  {
    name: 'Ritu Khandelwal',
    designation: 'Numerologist and name consultant',
    courseType: 'Numerology',
    image: '/images/people/ritu-khandelwal.svg',
    courseLaunched: 'yes',
    courseName: 'numerology-course',
    globe: sampleArticle,
  },
  {
    name: 'Acharya Devendra Shukla',
    designation: 'Vedic astrologer',
    courseType: 'Astrology',
    image: '/images/people/acharya-devendra-shukla.svg',
    courseLaunched: 'yes',
    courseName: 'astrology-course',
    globe: sampleArticle,
  },
  {
    name: 'Farzana Mistry',
    designation: 'Tarot reader',
    courseType: 'Tarot Reading',
    image: '/images/people/farzana-mistry.svg',
    courseLaunched: 'no',
    courseName: 'tarot-course',
    globe: sampleArticle,
  },
  {
    name: 'Raghunath Iyer',
    designation: 'Vastu consultant',
    courseType: 'Vastu Shastra',
    image: '/images/people/raghunath-iyer.svg',
    courseLaunched: 'no',
    courseName: 'vastu-course',
    globe: sampleArticle,
  },
  {
    name: 'Sunanda Deshpande',
    designation: 'Palmist',
    courseType: 'Palmistry',
    image: '/images/people/sunanda-deshpande.svg',
    courseLaunched: 'no',
    courseName: 'palmistry-course',
    globe: sampleArticle,
  },
];
