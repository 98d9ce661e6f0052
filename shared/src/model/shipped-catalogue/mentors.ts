import { sampleArticle } from '../config';
import type { Mentor } from '../schemas';

/** Sample people: see README.md of this folder for how to replace them. */
export const mentors: Mentor[] = [
  {
    name: 'Ritu Khandelwal',
    designation: 'Numerologist and name consultant',
    courseType: 'Numerology',
    image: '/images/people/ritu-khandelwal.svg',
    courseLaunched: 'yes',
    courseName: 'numerology-course',
    globe: sampleArticle,
    hi: { designation: 'अंक ज्योतिषी और नाम सलाहकार', courseType: 'अंक ज्योतिष' },
  },
  {
    name: 'Acharya Devendra Shukla',
    designation: 'Vedic astrologer',
    courseType: 'Astrology',
    image: '/images/people/acharya-devendra-shukla.svg',
    courseLaunched: 'yes',
    courseName: 'astrology-course',
    globe: sampleArticle,
    hi: { designation: 'वैदिक ज्योतिषी', courseType: 'ज्योतिष' },
  },
  {
    name: 'Farzana Mistry',
    designation: 'Tarot reader',
    courseType: 'Tarot Reading',
    image: '/images/people/farzana-mistry.svg',
    courseLaunched: 'no',
    courseName: 'tarot-course',
    globe: sampleArticle,
    hi: { designation: 'टैरो रीडर', courseType: 'टैरो' },
  },
  {
    name: 'Raghunath Iyer',
    designation: 'Vastu consultant',
    courseType: 'Vastu Shastra',
    image: '/images/people/raghunath-iyer.svg',
    courseLaunched: 'no',
    courseName: 'vastu-course',
    globe: sampleArticle,
    hi: { designation: 'वास्तु सलाहकार', courseType: 'वास्तु शास्त्र' },
  },
  {
    name: 'Sunanda Deshpande',
    designation: 'Palmist',
    courseType: 'Palmistry',
    image: '/images/people/sunanda-deshpande.svg',
    courseLaunched: 'no',
    courseName: 'palmistry-course',
    globe: sampleArticle,
    hi: { designation: 'हस्तरेखा विशेषज्ञ', courseType: 'हस्तरेखा' },
  },
];
