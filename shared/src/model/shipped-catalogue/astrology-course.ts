import { videos } from '../config';
import { astrologyStudents } from './astrology-students';
import { astrologyTutor } from './astrology-tutor';
import type { Catalogue } from '../schemas';
import { astrologyModules } from './modules';
import { courseQuestions } from './questions';
import { sharedFacts } from './shared-facts';

export const astrologyCourse: Catalogue['courses'][number] = {
  id: 102,
  title: 'Astrology Course',
  urlTitle: 'astrology-course',
  subtitle: 'Cast and read a birth chart the Vedic way, live and in Hindi and English',
  image: '/images/astrology-course.svg',
  oldPrice: 25000,
  newPrice: 9999,
  startDate: '2025-08-01',
  ...sharedFacts,
  description:
    'A live, mentored course in Vedic astrology, from the first chart drawn by hand to a full consultation. You learn to judge houses, planets, yogas and dashas in a fixed order, and to say clearly what a chart shows and what it does not.',
  ytThumbnail: '/images/astrology-video.svg',
  ytVideo: videos.astrologyCourse,
  tutor: [astrologyTutor],
  avgPkg: 8.5,
  totalRatings: 587,
  syllabus: '/syllabus/astrology-course.pdf',
  unlockPowerTitle: 'Unlock the Power of the Birth Chart',
  unlockPowerDesc:
    'Twelve houses, nine grahas, twenty-seven nakshatras: a birth chart is a map of one moment. Learn to draw it, to read it in the same order every time, and to place events in time with dashas and transits.',
  courseDescription: [
    {
      para: 'Classes are live, in Hindi and English, with about an hour and a half a session. You draw charts on paper before you touch any software, so that you see how each line arises. Every session is recorded and stays open to you for a year.',
    },
    {
      para: 'The first modules give you signs, planets, houses and nakshatras. Then come aspects, yogas and the strength of planets, the Vimshottari dasha and transits, the navamsa and other divisional charts, and prashna kundali.',
    },
    {
      para: 'In the last module you judge charts from your Astro-Guru’s notebook, speak to practice clients under guidance, and sit for the certificate.',
    },
  ],
  learnLi: [
    'Draw a North Indian birth chart and find the ascendant by hand',
    'Read the twelve houses and their lords in a fixed order',
    'Judge the strength, aspects and friendships of the nine grahas',
    'Recognise the yogas that matter and those that do not',
    'Time events with Vimshottari dasha and transits',
    'Use the navamsa for marriage and the dashamsa for career',
    'Answer a single question with prashna kundali',
    'Match two charts for marriage',
    'Suggest remedies that are simple, safe and affordable',
    'Hold a consultation of an hour and write it down',
  ],
  StudentTestimonial: astrologyStudents,
  courseDetFAQ: courseQuestions,
  modules: astrologyModules,
  batches: [],
};
