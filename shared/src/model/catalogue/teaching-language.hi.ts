import { hindi } from '../language';
import type * as english from './teaching-language';

const names: Readonly<Record<string, string>> = {
  Hindi: 'हिन्दी',
  English: 'अंग्रेज़ी',
  Bengali: 'बांग्ला',
  Gujarati: 'गुजराती',
  Kannada: 'कन्नड़',
  Malayalam: 'मलयालम',
  Marathi: 'मराठी',
  Odia: 'ओड़िया',
  Punjabi: 'पंजाबी',
  Sanskrit: 'संस्कृत',
  Tamil: 'तमिल',
  Telugu: 'तेलुगु',
  Urdu: 'उर्दू',
};

/** What is no list of known languages stays as it was written. */
export const teachingLanguage: typeof english.teachingLanguage = (written) => {
  const known = written.split(/,|&|\band\b/).map((name) => names[name.trim()]);
  const all = known.filter((name) => name !== undefined);
  return all.length === known.length ? new Intl.ListFormat(hindi.tag).format(all) : written;
};
