import type { SiteQuestion } from '../schemas';

/** The questions and answers of the about page. */
export const siteQuestions: SiteQuestion[] = [
  {
    category: 'Students',
    question: 'How long does a course take?',
    answer:
      '3-6 months, depending on the subject and on how many practice charts you want read. Recordings stay open for a year.',
  },
  {
    category: 'Students',
    question: 'In which language are the classes?',
    answer:
      'Every class is live and bilingual: taught in Hindi, with each term and rule repeated in English. Notes come in both.',
  },
  {
    category: 'Students',
    question: 'I have paid. When does my course appear?',
    answer:
      'Usually at once. A course may take up to 3 hours to appear in your dashboard after payment; after that, write to us with your order number.',
  },
  {
    category: 'Students',
    question: 'What if I miss a class?',
    answer:
      'Watch the recording the same night, and bring your doubt to the next class or to the live chat.',
  },
  {
    category: 'Students',
    question: 'Do I get a certificate and help with work?',
    answer:
      'Yes. Every course ends in a certificate, and holders get placement help: an internship, a job lead, or a place on our marketplace.',
  },
  {
    category: 'Astro-Gurus',
    question: 'Who can become an Astro-Guru?',
    answer:
      'Practitioners with 10+ years behind them who have taught 100+ students. The tutor page lists what we ask for and holds the application form.',
  },
  {
    category: 'Astro-Gurus',
    question: 'What does astrologer onboarding require?',
    answer:
      'Two things: 90% attendance in the training, and 80% in the final exams. Then your profile opens for consultations.',
  },
  {
    category: 'Astro-Gurus',
    question: 'How soon will I hear about my application?',
    answer: 'Our support team responds within 24 hours.',
  },
  {
    category: 'Influencers',
    question: 'How does the referral program work?',
    answer:
      'You recommend our courses to the people who follow you, with a code of your own. When somebody enrols with it, you earn.',
  },
  {
    category: 'Influencers',
    question: 'What commission do I get?',
    answer: 'A commission of 10% flat on each course enrolled through you.',
  },
  {
    category: 'Influencers',
    question: 'Is there a minimum payout?',
    answer: 'Yes. The minimum payout is Rs 1,000; smaller amounts carry over to the next month.',
  },
  {
    category: 'Influencers',
    question: 'When am I paid?',
    answer: 'Payouts are made between the 1st and 10th of the following month.',
  },
  {
    category: 'General',
    question: 'Do I need to know anything before I start?',
    answer:
      'No. We begin with the names of the planets and the meaning of one to nine. You need to be 18 or older.',
  },
  {
    category: 'General',
    question: 'Can I try before I pay?',
    answer:
      'Book a free live demo class on the home page, or take a webinar: ninety minutes with a teacher, for the price of two cups of tea.',
  },
  {
    category: 'General',
    question: 'How do I reach you?',
    answer: 'Write or call; both are on the contact page. We respond within 24 hours.',
  },
];
