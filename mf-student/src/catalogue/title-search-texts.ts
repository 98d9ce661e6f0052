import type { BoughtClass } from 'shared/model/catalogue';

export const texts = {
  noMatch: (what: BoughtClass['kind'], search: string) => `No ${what} matches “${search}”`,
  shorterWord: 'Try a shorter word from the title.',
  showAll: 'Show all',
};
