import type { InLanguage } from 'shared/model/language';
import type { texts as english } from './newsletter-texts';

export const texts: InLanguage<typeof english> = {
  heading: 'हमारी नई खबरें पाएँ',
  form: 'न्यूज़लेटर',
  name: 'नाम',
  email: 'ईमेल',
  signUp: 'जुड़ें',
  signingUp: 'जोड़ा जा रहा है…',
};
