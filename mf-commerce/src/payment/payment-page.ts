/** Leaves the site for the page of the payment provider; an object, so that tests can observe it. */
export const paymentPage = {
  open(link: string): void {
    window.location.assign(link);
  },
};

/** Whether the link may be followed: a page of the web, here or elsewhere, never a script. */
export function isPaymentLink(link: string): boolean {
  if (link === '') return false;
  const base = window.location.origin;
  return URL.canParse(link, base) && /^https?:$/.test(new URL(link, base).protocol);
}
