import { useEffect } from 'react';
import type { WebinarDates } from 'shared/model/catalogue';
import type { Webinar } from 'shared/model/schemas';
import { CURRENCY } from 'shared/model/constants';
import { paths } from 'shared/model/paths';
import { absoluteUrl, organization, pageUrl, sharingPicture } from '../structured-data';

/**
 * Adds the structured data of the webinar in the browser, because its date changes every week and an
 * old prerendered page would name a past Sunday. Search engines run the page and then read the block.
 * The content security policy allows the block, because it is data and not a script.
 */
export function useWebinarEvent(webinar: Webinar, dates: WebinarDates | null): void {
  useEffect(() => {
    // An event needs a date.
    if (!dates?.targetDate) return;
    const block = document.createElement('script');
    block.type = 'application/ld+json';
    block.text = JSON.stringify(webinarStructuredData(webinar, dates));
    document.head.append(block);
    return () => block.remove();
  }, [webinar, dates]);
}

/** schema.org: one date of the webinar, in Indian time. */
export function webinarStructuredData(webinar: Webinar, dates: WebinarDates) {
  const url = pageUrl(paths.webinar(webinar.urlTitle));
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: webinar.title,
    description: [webinar.webinarHerot1, webinar.webinarHerot2, webinar.webinarHerot3].join(' '),
    url,
    image: absoluteUrl(sharingPicture(webinar.urlTitle, webinar.cardIntroimage)),
    // That the teacher speaks, whichever the page is in.
    inLanguage: ['hi', 'en'],
    startDate: dates.targetDate,
    ...(dates.endDate && { endDate: dates.endDate }),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url },
    organizer: { '@type': organization['@type'], name: organization.name, url: organization.url },
    offers: {
      '@type': 'Offer',
      price: webinar.newPrice,
      priceCurrency: CURRENCY,
      priceValidUntil: webinar.prices?.[0]?.until,
      availability: 'https://schema.org/InStock',
      url,
    },
  };
}
