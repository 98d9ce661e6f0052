export const loadedTexts = { tryAgain: 'Try again' };

export const paginationTexts = {
  previous: 'Previous',
  /** Where only two buttons stand beside the page. */
  previousInShort: 'Prev',
  next: 'Next',
  page: (page: number) => `Page ${page}`,
};
