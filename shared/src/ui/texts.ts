export const texts = {
  close: 'Close',
  loading: 'Loading…',
  sample: 'Sample',
  /** For screen readers, before a price that is struck through. */
  was: 'was ',
};
