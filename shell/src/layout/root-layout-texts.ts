export const texts = { skipToPage: 'Skip to the page' };
