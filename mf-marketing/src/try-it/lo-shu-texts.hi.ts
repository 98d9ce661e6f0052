import type { InLanguage } from 'shared/model/language';
import type { texts as english } from './lo-shu-texts';

export const texts: InLanguage<typeof english> = {
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
