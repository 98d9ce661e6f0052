import type { Course } from '../schemas';

/** The facts that both courses share. */
export const sharedFacts = {
  advertisedPrice: 24_999,
  studentPrice: 4_999,
  lectureHours: 100,
  /** The questions on the about page state a different length. */
  months: '3-4',
  rating: 4.9,
  courseRating: 4.9,
  totalExp: 50,
  astroExp: 5,
  noOfstu: 500,
  noOfMod: 5,
  hr: 1,
  min: 30,
  materials: [
    'Recordings of every class for a year',
    'Printable notes in Hindi and English',
    'Practice charts with worked answers',
    'Doubts answered in live chat, by message or on call',
    'Certificate and job help at the end',
  ],
  /** SAMPLE: their average is the rating; replace both together. */
  stars5: 92,
  stars4: 6,
  stars3: 2,
  stars2: 0,
  stars1: 0,
} satisfies Partial<Course>;

/** Those in Hindi. */
export const sharedHindi = {
  materials: [
    'हर क्लास की रिकॉर्डिंग एक साल तक',
    'छापने लायक नोट्स, हिन्दी और अंग्रेज़ी में',
    'अभ्यास के लिए कुंडलियाँ, हल के साथ',
    'सवालों के जवाब लाइव चैट, संदेश या कॉल पर',
    'आखिर में प्रमाणपत्र और काम दिलाने में मदद',
  ],
} satisfies Course['hi'];

/** SAMPLE: a person whose portrait has the id in its address. */
export const drawn = (id: string) => ({ id, img: `/images/people/${id}.svg` });
