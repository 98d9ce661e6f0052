import { purchasedWebinar, isOver, nextSession, type PurchasedGroup } from 'shared/model/catalogue';
import type { WebinarSummary } from 'shared/model/schemas';
import { texts } from './texts';

/** A ticket that would be bought now. */
export const ticketOnSale = (webinar: WebinarSummary, now: Date): PurchasedGroup =>
  purchasedWebinar(webinar, { scheduleId: nextSession(webinar, now)?.id }, now);

/** A text such as 'Live on Sunday, 29 November 2026', 'Held on …' after the end, or 'Cancelled: …'. */
export function liveOn(ticket: PurchasedGroup, now: Date): string {
  if (!ticket.day || ticket.cancelled) return ticket.when;
  return isOver(ticket, now) ? texts.heldOn(ticket.when) : texts.liveOn(ticket.when);
}
