import type { WebinarDates } from 'shared/catalogue';
import { siteUrl } from 'shared/config';
import { CURRENCY } from 'shared/constants';
import { paths } from 'shared/paths';
import type { WebinarContent } from 'shared/webinar-content';
import { organization } from '../structured-data';

const absolute = (path: string) => new URL(path, siteUrl).href;

/** schema.org: one evening of the webinar, Indian time. */
export const webinarStructuredData = (webinar: WebinarContent, dates: WebinarDates) => {
  const url = absolute(paths.webinar(webinar.urlTitle));
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: webinar.title,
    description: [webinar.webinarHerot1, webinar.webinarHerot2, webinar.webinarHerot3].join(' '),
    url,
    image: absolute(`/og/${webinar.urlTitle}.png`),
    inLanguage: ['hi', 'en'],
    startDate: `${dates.targetDate}+05:30`,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url },
    organizer: { '@type': organization['@type'], name: organization.name, url: organization.url },
    offers: {
      '@type': 'Offer',
      price: webinar.newPrice,
      priceCurrency: CURRENCY,
      availability: 'https://schema.org/InStock',
      url,
    },
  };
};
