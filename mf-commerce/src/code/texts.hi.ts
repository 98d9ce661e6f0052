import type { InLanguage } from 'shared/model/language';
import type { texts as english } from './texts';

export const texts: InLanguage<typeof english> = {
  form: 'छूट का कोड',
  label: 'क्या आपके पास कोड है?',
  apply: 'लगाएँ',
  applied: 'कोड लग गया है। हटाने के लिए खाना खाली करें और “लगाएँ” दबाएँ।',
  off: (code) => `कोड ${code}`,
};
