import { purchasedWebinar, isOver, nextSession, type PurchasedGroup } from 'shared/model/catalogue';
import type { WebinarSummary } from 'shared/model/schemas';
import { texts } from './texts';

/** A ticket that would be bought now. */
export const ticketOnSale = (webinar: WebinarSummary, now: Date): PurchasedGroup =>
  purchasedWebinar(webinar, { scheduleId: nextSession(webinar, now)?.id }, now);

/** A text such as 'Live on Sunday, 29 November 2026', 'Held on …' or 'Did not take place: …' after the end, or 'Cancelled: …'. */
export function liveOn(ticket: PurchasedGroup, now: Date): string {
  if (!ticket.day || ticket.cancelled) return ticket.when;
  if (!isOver(ticket, now)) return texts.liveOn(ticket.when);
  return ticket.meetings ? texts.heldOn(ticket.when) : texts.notHeld(ticket.when);
}
