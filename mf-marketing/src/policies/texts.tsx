import type { ReactNode } from 'react';

export const texts = {
  inForceSince: (day: ReactNode) => <>In force since {day}</>,
  contents: 'On this page',
};
