export const texts = {
  taxesIncluded: 'In all, taxes included.',
};
