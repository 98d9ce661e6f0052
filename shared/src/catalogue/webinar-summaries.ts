/**
 * What lists, tickets, orders and the API need to know about a webinar. Prices are whole rupees;
 * a ticket costs `oldPrice - discount`, which is `newPrice`.
 */
export interface WebinarSummary {
  readonly id: number;
  readonly title: string;
  readonly urlTitle: string;
  readonly cardIntroimage: string;
  readonly oldPrice: number;
  readonly discount: number;
  readonly newPrice: number;
}

export const numerologyWebinar: WebinarSummary = {
  id: 201,
  title: 'Numerology in Daily Life',
  urlTitle: 'numerology-webinar',
  cardIntroimage: '/images/numerology-webinar.svg',
  oldPrice: 499,
  discount: 470,
  newPrice: 29,
};

export const astrologyWebinar: WebinarSummary = {
  id: 202,
  title: 'Read Your Own Birth Chart',
  urlTitle: 'astrology-webinar',
  cardIntroimage: '/images/astrology-webinar.svg',
  oldPrice: 499,
  discount: 470,
  newPrice: 29,
};

export const webinars: readonly WebinarSummary[] = [numerologyWebinar, astrologyWebinar];

export function webinarById(id: number): WebinarSummary | undefined {
  return webinars.find((webinar) => webinar.id === id);
}

export function webinarByUrlTitle(urlTitle: string): WebinarSummary | undefined {
  return webinars.find((webinar) => webinar.urlTitle === urlTitle);
}
