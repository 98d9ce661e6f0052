import type { WebinarTestimonial } from '../schemas';

const ink = { bgColor: 'var(--color-ink)', color: 'var(--color-on-ink)' };
const gold = { bgColor: 'var(--color-gold-soft)', color: 'var(--color-on-parchment)' };
const parchment = {
  bgColor: 'var(--color-parchment-raised)',
  color: 'var(--color-on-parchment)',
};

/** Sample people: see README.md of this folder for how to replace them. */
export const numerologyAttendees: WebinarTestimonial[] = [
  {
    title: 'Ninety minutes well spent',
    text: 'I worked out my whole family’s numbers before the tea got cold. It explained why my brother and I never agree about money.',
    name: 'Snehal Patil',
    role: 'School teacher, Nashik',
    img: '/images/people/snehal-patil.svg',
    ...ink,
  },
  {
    title: 'No fear, no selling',
    text: 'I expected a sales pitch and got a lesson. Every question in the chat was answered, mine at a quarter to one.',
    name: 'Vikram Rathore',
    role: 'Shop owner, Udaipur',
    img: '/images/people/vikram-rathore.svg',
    ...gold,
  },
  {
    title: 'Clear for a beginner',
    text: 'I knew nothing but my birth date. The worksheet made it simple, and I still use it.',
    name: 'Fatima Sheikh',
    role: 'College student, Surat',
    img: '/images/people/fatima-sheikh.svg',
    ...parchment,
  },
  {
    title: 'I enrolled the same week',
    text: 'The personal year part was right about three years running. I wanted to know how, so I joined the course.',
    name: 'Anand Murthy',
    role: 'Accountant, Bengaluru',
    img: '/images/people/anand-murthy.svg',
    ...ink,
  },
];

/** Sample people: see README.md of this folder for how to replace them. */
export const astrologyAttendees: WebinarTestimonial[] = [
  {
    title: 'I found my own ascendant',
    text: 'I had been reading the wrong sign in the newspaper for twenty years. Now I can draw my chart and know what the twelve boxes are.',
    name: 'Usha Tiwari',
    role: 'Homemaker, Prayagraj',
    img: '/images/people/usha-tiwari.svg',
    ...ink,
  },
  {
    title: 'Straight answers',
    text: 'Acharya ji said plainly what a chart cannot tell. That made me trust the rest.',
    name: 'Savio Braganza',
    role: 'Engineer, Panaji',
    img: '/images/people/savio-braganza.svg',
    ...gold,
  },
  {
    title: 'Good in both languages',
    text: 'My mother followed in Hindi and I in English, on the same sofa.',
    name: 'Ahana Sengupta',
    role: 'Designer, Kolkata',
    img: '/images/people/ahana-sengupta.svg',
    ...parchment,
  },
  {
    title: 'More than I paid for',
    text: 'For the price of a samosa plate I got a worksheet, a recording and a chart of my daughter that I understand.',
    name: 'Baldev Singh',
    role: 'Retired officer, Chandigarh',
    img: '/images/people/baldev-singh.svg',
    ...ink,
  },
];
