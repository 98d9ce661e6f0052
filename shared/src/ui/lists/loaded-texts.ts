export const texts = { tryAgain: 'Try again' };
