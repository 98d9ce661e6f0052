/*
 * SAMPLE PEOPLE of the home and about pages. All people in this file are invented: replace them before
 * the site goes public. `../shipped-catalogue/README.md` lists the other sample people.
 */

export interface EarningStory {
  readonly name: string;
  /** Address of the portrait. */
  readonly image: string;
  readonly city: string;
  /** Their previous occupation, which they still have. */
  readonly before: string;
  readonly earning: string;
  readonly words: string;
}

export const earningStories: readonly EarningStory[] = [
  {
    name: 'Nandini Rao',
    image: '/images/people/nandini-rao.svg',
    city: 'Hubballi',
    before: 'Housewife',
    earning: '₹62,000 a month',
    words:
      'I read charts at the dining table between two and five, when the house is quiet. My first client came from the placement list, the next forty came from her.',
  },
  {
    name: 'Yash Tiwari',
    image: '/images/people/yash-tiwari.svg',
    city: 'Prayagraj',
    before: 'College student',
    earning: '₹40,000 a month',
    words:
      'Name corrections on weekends pay my hostel and my sister’s fees. I show the sum on paper, so even my professors ask.',
  },
  {
    name: 'Pandit Mohan Lal Dubey',
    image: '/images/people/pandit-mohan-lal-dubey.svg',
    city: 'Ujjain',
    before: 'Uncertified astrologer',
    earning: '₹1.8L a month',
    words:
      'Thirty years of practice and no paper to show for it. With the certificate I could raise my fee, and nobody has argued.',
  },
  {
    name: 'Rekha Menon',
    image: '/images/people/rekha-menon.svg',
    city: 'Kochi',
    before: 'Bank officer',
    earning: '₹95,000 a month',
    words:
      'I kept the job for a year and took consultations after dinner. The day the second income passed the first, I gave notice.',
  },
];

export interface StudentVoice {
  readonly name: string;
  /** Address of the portrait. */
  readonly image: string;
  readonly place: string;
  readonly words: string;
}

export const studentVoices: readonly StudentVoice[] = [
  {
    name: 'Tanvi Saxena',
    image: '/images/people/tanvi-saxena.svg',
    place: 'Numerology, Gwalior',
    words:
      'My mentor remembered my chart from the first week in the last one. I have paid ten times as much for courses where nobody knew my name.',
  },
  {
    name: 'Balwinder Kaur',
    image: '/images/people/balwinder-kaur.svg',
    place: 'Astrology, Amritsar',
    words:
      'The class is in Hindi, the terms are explained in English, and the doubts are cleared in both. I missed six classes at my son’s wedding and caught up in a week.',
  },
  {
    name: 'Joseph Fernandes',
    image: '/images/people/joseph-fernandes.svg',
    place: 'Astrology, Panaji',
    words:
      'They teach you what to say when a chart is hard. That was the part I had never found in a book.',
  },
];

export interface TeamMember {
  readonly name: string;
  /** Address of the portrait. */
  readonly image: string;
  readonly role: string;
  readonly words: string;
}

export const team: readonly TeamMember[] = [
  {
    name: 'Vasudha Nambiar',
    image: '/images/people/vasudha-nambiar.svg',
    role: 'Founder',
    words:
      'An engineer who learned jyotish from her grandfather and wanted it taught like a science.',
  },
  {
    name: 'Kabir Chaturvedi',
    image: '/images/people/kabir-chaturvedi.svg',
    role: 'Head of learning',
    words: 'Plans every batch, sits in on one class of each week, and reads every feedback form.',
  },
  {
    name: 'Ishita Ghosh',
    image: '/images/people/ishita-ghosh.svg',
    role: 'Placements',
    words: 'Finds the internships, the first clients and the places on the marketplace.',
  },
  {
    name: 'Sameer Wagle',
    image: '/images/people/sameer-wagle.svg',
    role: 'Student care',
    words: 'Answers within a day, from a lost password to a change of batch.',
  },
];
