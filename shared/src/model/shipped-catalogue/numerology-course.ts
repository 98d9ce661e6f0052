import { videos } from '../config';
import type { Catalogue } from '../schemas';
import { numerologyStudents } from './numerology-students';
import { numerologyTutor } from './numerology-tutor';
import { numerologyModules } from './modules';
import { courseQuestions } from './questions';
import { sharedFacts } from './shared-facts';

export const numerologyCourse: Catalogue['courses'][number] = {
  id: 101,
  title: 'Numerology Course',
  urlTitle: 'numerology-course',
  subtitle: 'Read names, dates and numbers with confidence, live and in Hindi and English',
  image: '/images/numerology-course.svg',
  oldPrice: 25000,
  newPrice: 9999,
  startDate: '2025-08-01',
  ...sharedFacts,
  description:
    'A live, mentored course in numerology for beginners and practising readers. You learn to read a birth date and a name, to find what fits and what does not, and to give a paid consultation with a written report.',
  ytThumbnail: '/images/numerology-video.svg',
  ytVideo: videos.numerologyCourse,
  tutor: [numerologyTutor],
  avgPkg: 6,
  totalRatings: 221,
  syllabus: '/syllabus/numerology-course.pdf',
  unlockPowerTitle: 'Unlock the Power of Numbers',
  unlockPowerDesc:
    'A birth date has eight digits and a name has a sum. Learn how the two speak to each other, where they quarrel, and what a small change of spelling, colour or day can do. By the end you read a chart in ten minutes and explain it in plain words.',
  courseDescription: [
    {
      para: 'Classes are live, in Hindi and English, with about an hour and a half a session: the rule, worked examples, and charts that you solve in class. Every session is recorded and stays open to you for a year.',
    },
    {
      para: 'You begin with the nine numbers and their planets, then build the driver, conductor and kua numbers, the Lo Shu grid and the personal year. The second half is about names, mobile and vehicle numbers, compatibility and business.',
    },
    {
      para: 'The last module is practice. You read charts of real people, write three full reports, and have each of them marked by your Astro-Guru before you sit for the certificate.',
    },
  ],
  learnLi: [
    'Work out driver, conductor, kua and name numbers by hand',
    'Draw a Lo Shu grid and read its planes, arrows and missing numbers',
    'Judge a personal year, month and day for a decision',
    'Correct the spelling of a name and say why',
    'Check mobile, house and vehicle numbers',
    'Match two charts for marriage or partnership',
    'Choose names, colours and dates for a business',
    'Write a report and give a consultation you can charge for',
  ],
  StudentTestimonial: numerologyStudents,
  courseDetFAQ: courseQuestions,
  modules: numerologyModules,
  batches: [],
};
