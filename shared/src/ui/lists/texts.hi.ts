import type { InLanguage } from '../../model/language';
import type * as english from './texts';

export const loadedTexts: InLanguage<typeof english.loadedTexts> = { tryAgain: 'फिर कोशिश करें' };

export const paginationTexts: InLanguage<typeof english.paginationTexts> = {
  previous: 'पिछला',
  previousInShort: 'पिछला',
  next: 'अगला',
  page: (page) => `पेज ${page}`,
};
