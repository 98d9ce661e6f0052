import type { InLanguage } from 'shared/model/language';
import type * as english from './texts';

export const texts: InLanguage<typeof english.texts> = {
  heading: 'खुद करके देखें',
  form: 'आपकी जन्म तारीख',
  birthDate: 'जन्म तारीख',
  dateIncomplete: 'पूरी तारीख भरें: दिन, महीना और साल।',
  dateOutside: '1900 से आज तक की कोई जन्म तारीख भरें।',
  notLoaded: 'चित्र लोड नहीं हुआ। फिर कोशिश करें।',

  loShuLead: 'इस कोर्स में हर गणना यहीं से शुरू होती है: जन्म तारीख के अंक लो शू ग्रिड के नौ खानों में।',
  fillGrid: 'ग्रिड भरें',
  loShuMethod: 'सब कुछ इसी पेज पर निकलता है: तारीख न कहीं भेजी जाती है, न कहीं रखी जाती है।',

  skyLead: 'इस कोर्स में हर कुंडली यहीं से शुरू होती है: जन्म के दिन सूर्य और चंद्रमा आकाश में कहाँ थे।',
  showSky: 'आकाश दिखाएँ',
  skyMethod:
    'राशियाँ और नक्षत्र पंचांग की तरह निरयन (लाहिरी) हैं, इसलिए सूर्य की राशि अखबार वाली राशि से अलग हो सकती है। सब कुछ इसी पेज पर निकलता है: तारीख न कहीं भेजी जाती है, न कहीं रखी जाती है।',

  rest: (teacher) =>
    `आगे की बात ${teacher ? `${teacher} के साथ ` : ''}लाइव क्लास में होती है, जिसका डेमो मुफ़्त है।`,
  reserveSeat: 'मुफ़्त सीट लें',
};

export const loShuTexts: InLanguage<typeof english.loShuTexts> = {
  grid: 'लो शू ग्रिड',
  eachDigit: 'तारीख के हर अंक का अपना खाना है; शून्य का कोई नहीं।',
  missing: (numbers) => `तारीख में ये अंक नहीं हैं: ${numbers}।`,
  noneMissing: 'सभी अंक मौजूद हैं।',
  full: (numbers, line) => `${numbers} पूरे हैं: ${line}। `,
  numbers: (driver, planet, conductor, otherPlanet) =>
    `मूलांक ${driver}, ${planet} का अंक, जन्म के दिन से; भाग्यांक ${conductor}, ${otherPlanet} का अंक, पूरी तारीख से। ग्रिड में सिर्फ़ तारीख के अंक हैं।`,

  mind: 'मानसिक तल',
  heart: 'भावनात्मक तल',
  practice: 'व्यावहारिक तल',
  thought: 'विचार की रेखा',
  will: 'इच्छाशक्ति की रेखा',
  action: 'कर्म की रेखा',
  firstDiagonal: 'पहली तिरछी रेखा',
  secondDiagonal: 'दूसरी तिरछी रेखा',

  planets: [...['', 'सूर्य', 'चंद्रमा', 'बृहस्पति', 'राहु'], ...['बुध', 'शुक्र', 'केतु', 'शनि', 'मंगल']],
};

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

export const skyTexts: InLanguage<typeof english.skyTexts> = {
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
