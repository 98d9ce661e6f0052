import { texts } from './texts';

/*
 * SAMPLE PEOPLE of the home and about pages. All people in this folder are invented: replace them before
 * the site goes public. `../shipped-catalogue/README.md` lists the other sample people.
 */

/** Somebody whose portrait has the name in its address. */
const drawn = (name: string) => ({
  name,
  image: `/images/people/${name.toLowerCase().replaceAll(' ', '-')}.svg`,
});

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
  { ...drawn('Nandini Rao'), city: 'Hubballi', ...texts.nandiniRao },
  { ...drawn('Yash Tiwari'), city: 'Prayagraj', ...texts.yashTiwari },
  { ...drawn('Pandit Mohan Lal Dubey'), city: 'Ujjain', ...texts.mohanLalDubey },
  { ...drawn('Rekha Menon'), city: 'Kochi', ...texts.rekhaMenon },
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
  { ...drawn('Tanvi Saxena'), city: 'Gwalior', ...texts.tanviSaxena },
  { ...drawn('Balwinder Kaur'), city: 'Amritsar', ...texts.balwinderKaur },
  { ...drawn('Joseph Fernandes'), city: 'Panaji', ...texts.josephFernandes },
];

export interface TeamMember {
  readonly name: string;
  /** Address of the portrait. */
  readonly image: string;
  readonly role: string;
  readonly words: string;
}

export const team: readonly TeamMember[] = [
  { ...drawn('Vasudha Nambiar'), ...texts.vasudhaNambiar },
  { ...drawn('Kabir Chaturvedi'), ...texts.kabirChaturvedi },
  { ...drawn('Ishita Ghosh'), ...texts.ishitaGhosh },
  { ...drawn('Sameer Wagle'), ...texts.sameerWagle },
];
