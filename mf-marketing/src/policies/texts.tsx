import type { ReactNode } from 'react';

export const texts = {
  inForceSince: (day: ReactNode) => <>In force since {day}</>,
  contents: 'On this page',
  earlier: 'Earlier versions',
  coursePrice: (title: string, price: string, old: string) =>
    `The ${title} costs ${price} instead of ${old}.`,
  ticketPrice: (title: string, price: string, old: string, discount: string) =>
    `A ticket for the webinar “${title}” costs ${price}: ${old} less the Early Bird Discount of ${discount}.`,
};
