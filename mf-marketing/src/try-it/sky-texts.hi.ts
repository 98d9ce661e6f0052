import type { InLanguage } from 'shared/model/language';
import type { texts as english } from './sky-texts';

/** `शाम लगभग 4 बजे`: Hindi names the part of the day, and 3 o’clock at night is still night. */
function hourText(hour: number): string {
  if (hour === 0) return 'लगभग आधी रात को';
  return `${partOfDay(hour)} लगभग ${hour % 12 || 12}\u00a0बजे`;
}

function partOfDay(hour: number): string {
  if (hour < 4 || hour >= 20) return 'रात';
  if (hour < 12) return 'सुबह';
  return hour < 16 ? 'दोपहर' : 'शाम';
}

export const texts: InLanguage<typeof english> = {
  ring: 'राशियों और नक्षत्रों का चक्र',
  pace: 'सूर्य एक राशि में लगभग एक महीना रहता है, चंद्रमा एक नक्षत्र में लगभग एक दिन।',
  sun: (sign) => `सूर्य ${sign} राशि में।`,
  sunMoved: (sign, passage) => `भारत में दोपहर 12 बजे सूर्य ${sign} राशि में। ${passage}।`,
  moonStayed: (nakshatra) =>
    `भारत में दोपहर 12 बजे चंद्रमा ${nakshatra} नक्षत्र में। उस दिन वह पूरे समय वहीं रहा।`,
  moonMoved: (nakshatra, passage) =>
    `भारत में दोपहर 12 बजे चंद्रमा ${nakshatra} नक्षत्र में। ${passage}: जन्म का समय ही बताएगा कि नक्षत्र कौन-सा है।`,
  passage: (from, steps) => {
    const into = steps.map(({ name, hour }) => `${hourText(hour)} ${name} में`);
    return `उस दिन वह ${from} से निकलकर ${into.join(' और ')} गया`;
  },
};
