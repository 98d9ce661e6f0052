export const texts = {
  home: 'Back to home',
  saying: 'Every chart begins with a moment.',
  sentence: (tagline: string) => `${tagline}.`,
};
