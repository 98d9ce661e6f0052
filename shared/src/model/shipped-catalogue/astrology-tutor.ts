import type { Tutor } from '../schemas';

export const astrologyTutor: Tutor = {
  name: 'Acharya Devendra Shukla',
  expertise: 'Vedic astrology, dashas and prashna kundali',
  duration: 150,
  certificate: 'Yes',
  tutorImg: '/images/people/acharya-devendra-shukla.svg',
  detail:
    'Acharya Devendra Shukla took his Jyotish Acharya degree in Varanasi and has taught Vedic astrology for nineteen years, first at a gurukul and now online. He has judged more than 8,000 birth charts and keeps an anonymous notebook of them, which supplies the cases you will work on in class. He explains each Sanskrit term in plain Hindi and English, asks for reasons before remedies, and has no patience with predictions meant to frighten.',
};
