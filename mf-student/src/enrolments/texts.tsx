import type { ReactNode } from 'react';
import type { PurchasedGroup } from 'shared/model/catalogue';

type Kind = PurchasedGroup['kind'];

/** Of the lists of paid courses and webinars. */
export const texts = {
  search: 'Search by title',
  loading: (what: Kind) => `Loading your ${what}s…`,
  failure: (what: Kind) =>
    `We could not load your ${what}s. Nothing is lost: what you have paid for stays yours.`,
  none: (what: Kind) => `No ${what}s yet`,
  lookingForMore: (browse: ReactNode, buy?: ReactNode) => (
    <>
      Looking for more? {buy}
      {buy && ' or '}
      {browse}
    </>
  ),
  whereItMeets: 'Where your class meets',
  welcome: (title: string) => `Welcome to ${title}`,
  enrolled: (what: Kind) =>
    `You are enrolled. Class links, recordings and notes of this ${what} are shared in the students’ WhatsApp group, and your mentor answers there too.`,
  joinGroup: 'Join the WhatsApp group',
  openClassroom: 'Open classroom',
};

export const myCoursesTexts = {
  heading: 'My courses',
  invitation: 'A course you pay for appears here, usually immediately and within 3 hours at most.',
  startLearning: 'Start learning',
  browse: 'Browse courses',
};

export const myWebinarsTexts = {
  heading: 'My webinars',
  invitation: (onSundays: boolean) =>
    `Book a seat in the next live webinar: 90 minutes${onSundays ? ' on a Sunday' : ''}, with your questions answered.`,
  browse: 'Browse webinars',
};
