import type { InLanguage } from '../../model/language';
import type { texts as english } from './texts';

export const texts: InLanguage<typeof english> = {
  previous: 'पिछला',
  previousInShort: 'पिछला',
  next: 'अगला',
  page: (page) => `पेज ${page}`,
  tryAgain: 'फिर कोशिश करें',
};
