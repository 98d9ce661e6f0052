import { siteTagline } from 'shared/model/config';

export const texts = {
  home: 'Back to home',
  saying: 'Every chart begins with a moment.',
  tagline: `${siteTagline}.`,
};
