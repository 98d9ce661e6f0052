export const texts = {
  previous: 'Previous',
  /** Where only two buttons stand beside the page. */
  previousInShort: 'Prev',
  next: 'Next',
  page: (page: number) => `Page ${page}`,
  tryAgain: 'Try again',
};
