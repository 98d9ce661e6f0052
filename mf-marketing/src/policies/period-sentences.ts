import { periods, periodSentence, type Period } from 'shared/model/retention';

/** What is kept for how long, except for what only concerns the operator. */
export const periodSentences = Object.values<Period>(periods)
  .filter(({ isTechnical }) => !isTechnical)
  .map((period) => periodSentence(period));
