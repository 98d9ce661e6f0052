import type { BoughtClass } from 'shared/model/catalogue';

type Kind = BoughtClass['kind'];

/** Of every classroom. */
export const texts = {
  unknown: (kind: Kind) => `Unknown ${kind}`,
  noSuch: (kind: Kind) => `There is no such ${kind}`,
  misspelt: 'The address may be old or misspelt.',
  loading: (kind: Kind) => `Loading your ${kind}…`,
  failure: (kind: Kind) =>
    `We could not load your ${kind}. Nothing is lost: what you have paid for stays yours.`,
  notEnrolled: (kind: Kind) => `You are not enrolled in this ${kind}`,
  opensOncePaid: (title: string) =>
    `${title} opens here once you have paid for it, usually immediately and within 3 hours at most.`,
  see: (kind: Kind) => `See the ${kind}`,
  mine: (kind: Kind) => `My ${kind}s`,
};
