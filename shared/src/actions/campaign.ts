const utmIn = (address = '') => address.match(/utm_(source|medium|campaign)=[^&#]*/g)?.join('&');

/**
 * The `utm_` parameters of the link that opened the site in this tab, as a part of what a form sends; nothing without
 * them. The browser remembers the address of the page, and that of the page of this site before it: nothing is stored.
 */
export function campaign(): { campaign?: string } {
  const opened = performance.getEntriesByType?.('navigation')[0]?.name;
  const before = document.referrer.startsWith(`${location.origin}/`) ? document.referrer : '';
  const given = utmIn(opened) ?? utmIn(before);
  return given ? { campaign: given } : {};
}
