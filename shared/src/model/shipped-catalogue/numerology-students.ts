import type { StudentTestimonial } from '../schemas';

export const numerologyStudents: StudentTestimonial[] = [
  {
    img: '/images/people/kavita-joshi.svg',
    name: 'Kavita Joshi, Pune',
    minCTC: 4,
    maxCTC: 7,
    testimonial:
      'I had read three books and was still guessing. After the Lo Shu classes I could explain a chart to my sister without opening my notes. I now see four clients a week.',
  },
  {
    img: '/images/people/manish-agrawal.svg',
    name: 'Manish Agrawal, Indore',
    minCTC: 6,
    maxCTC: 9,
    testimonial:
      'I run a printing press, and people always asked me which name looks lucky on a card. Today I charge for that answer, and I can show them the sum behind it.',
  },
  {
    img: '/images/people/shreya-banerjee.svg',
    name: 'Shreya Banerjee, Kolkata',
    minCTC: 3,
    maxCTC: 5,
    testimonial:
      'I joined in my final year of college. The evening classes never clashed with lectures, and the recordings saved me during exams.',
  },
  {
    img: '/images/people/harpreet-sandhu.svg',
    name: 'Harpreet Sandhu, Ludhiana',
    minCTC: 5,
    maxCTC: 8,
    testimonial:
      'Ritu ma’am checked every practice chart I sent and wrote back where I had gone wrong. That is what I paid for, and that is what I got.',
  },
  {
    img: '/images/people/lakshmi-narayanan.svg',
    name: 'Lakshmi Narayanan, Chennai',
    minCTC: 4,
    maxCTC: 7,
    testimonial:
      'My Hindi is weak, so I was worried. Every rule was said again in English, and the notes are in both. I finished with the certificate and my first paid name report.',
  },
  {
    img: '/images/people/rohit-chauhan.svg',
    name: 'Rohit Chauhan, Dehradun',
    minCTC: 7,
    maxCTC: 12,
    testimonial:
      'I kept my bank job and started with weekend consultations. In eight months the weekends were earning as much as the week.',
  },
];
