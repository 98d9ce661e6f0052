import { texts } from './texts';

/*
 * SAMPLE PEOPLE of the home and about pages. All people in this folder are invented: replace them before
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
    ...texts.nandiniRao,
  },
  {
    name: 'Yash Tiwari',
    image: '/images/people/yash-tiwari.svg',
    city: 'Prayagraj',
    ...texts.yashTiwari,
  },
  {
    name: 'Pandit Mohan Lal Dubey',
    image: '/images/people/pandit-mohan-lal-dubey.svg',
    city: 'Ujjain',
    ...texts.mohanLalDubey,
  },
  {
    name: 'Rekha Menon',
    image: '/images/people/rekha-menon.svg',
    city: 'Kochi',
    ...texts.rekhaMenon,
  },
];

export interface StudentVoice {
  readonly name: string;
  /** Address of the portrait. */
  readonly image: string;
  /** What they have learned. */
  readonly subject: string;
  readonly city: string;
  readonly words: string;
}

export const studentVoices: readonly StudentVoice[] = [
  {
    name: 'Tanvi Saxena',
    image: '/images/people/tanvi-saxena.svg',
    city: 'Gwalior',
    ...texts.tanviSaxena,
  },
  {
    name: 'Balwinder Kaur',
    image: '/images/people/balwinder-kaur.svg',
    city: 'Amritsar',
    ...texts.balwinderKaur,
  },
  {
    name: 'Joseph Fernandes',
    image: '/images/people/joseph-fernandes.svg',
    city: 'Panaji',
    ...texts.josephFernandes,
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
    ...texts.vasudhaNambiar,
  },
  {
    name: 'Kabir Chaturvedi',
    image: '/images/people/kabir-chaturvedi.svg',
    ...texts.kabirChaturvedi,
  },
  {
    name: 'Ishita Ghosh',
    image: '/images/people/ishita-ghosh.svg',
    ...texts.ishitaGhosh,
  },
  {
    name: 'Sameer Wagle',
    image: '/images/people/sameer-wagle.svg',
    ...texts.sameerWagle,
  },
];
