import type { InLanguage } from 'shared/model/language';
import type { texts as english } from './footer-texts';

export const texts: InLanguage<typeof english> = {
  headline: 'ज्योतिष का गौरव लौटाएँ',
  explore: 'साइट पर',
  support: 'मदद',
  career: 'करियर',
  followUs: 'हमसे जुड़ें',
  talkToUs: 'हमसे बात करें',
  copyright: (site, company) => `© 2025 ${site}, ${company} की पहल। सभी अधिकार सुरक्षित।`,
  cin: (number) => `CIN ${number}`,
  gstin: (number) => `GSTIN ${number}`,
};
