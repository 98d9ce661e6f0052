import type { StudentTestimonial } from '../schemas';

export const astrologyStudents: StudentTestimonial[] = [
  {
    img: '/images/people/anjali-mishra.svg',
    name: 'Anjali Mishra, Lucknow',
    minCTC: 6,
    maxCTC: 10,
    testimonial:
      'I practised for years on what my uncle had taught me. This course gave me the order in which to read a chart, and the certificate my clients kept asking about.',
  },
  {
    img: '/images/people/suresh-pillai.svg',
    name: 'Suresh Pillai, Thiruvananthapuram',
    minCTC: 8,
    maxCTC: 12,
    testimonial:
      'The dasha module is worth the fee by itself. We worked through forty real charts, and by the last one I was ahead of the class.',
  },
  {
    img: '/images/people/neha-kulkarni.svg',
    name: 'Neha Kulkarni, Nagpur',
    minCTC: 5,
    maxCTC: 7,
    testimonial:
      'With two small children I could study only after ten at night. I watched the recordings, sent my doubts on chat and had answers by the morning.',
  },
  {
    img: '/images/people/imran-qureshi.svg',
    name: 'Imran Qureshi, Bhopal',
    minCTC: 6,
    maxCTC: 9,
    testimonial:
      'I came as a sceptic who wanted to know how it is done. Acharya ji never asked me to believe, only to check. I stayed, and now I teach beginners myself.',
  },
  {
    img: '/images/people/meenakshi-reddy.svg',
    name: 'Meenakshi Reddy, Hyderabad',
    minCTC: 9,
    maxCTC: 14,
    testimonial:
      'I left human resources for consulting. The internship gave me my first thirty clients, and half of them still call.',
  },
  {
    img: '/images/people/arjun-thakur.svg',
    name: 'Arjun Thakur, Shimla',
    minCTC: 4,
    maxCTC: 6,
    testimonial:
      'I did it in the summer after college. Drawing charts by hand felt slow at first, but now I see a yoga before the software has loaded.',
  },
  {
    img: '/images/people/pooja-bhatt.svg',
    name: 'Pooja Bhatt, Ahmedabad',
    minCTC: 7,
    maxCTC: 11,
    testimonial:
      'Prashna kundali was new to me. Last month a family found their lost papers where the chart pointed, and sent me three more families.',
  },
  {
    img: '/images/people/debashish-roy.svg',
    name: 'Debashish Roy, Siliguri',
    minCTC: 5,
    maxCTC: 8,
    testimonial:
      'Small batch, patient teacher, honest marking in the final test. I had to sit it twice, and I am glad that I did.',
  },
  {
    img: '/images/people/gayatri-hegde.svg',
    name: 'Gayatri Hegde, Mysuru',
    minCTC: 10,
    maxCTC: 18,
    testimonial:
      'I already knew Sanskrit and some astronomy. The course joined the two, and the marketplace listing brought clients from abroad in my first month.',
  },
];
