import { useKept } from 'shared/actions';
import { nextSession } from 'shared/model/catalogue';
import type { SeatsResponse, Webinar } from 'shared/model/schemas';
import { valueAt } from 'shared/model/validation';

/**
 * The seats that the next planned session really has left; null while they are not known. Without a planned
 * session, the number of the catalogue, which is undated.
 */
export function useSeatsLeft(webinar: Webinar, now: Date | null): number | null {
  const { id, webinarSeatsLeft } = webinar;
  const session = now && nextSession(webinar, now)?.id;
  const call = { name: 'marketingSeats', url: `/webinars/${id}/seats` };
  const left = useKept(session ? call : null, readSeats).currentData;
  if (webinar.sessions.length === 0) return webinarSeatsLeft;
  return left?.find((each) => each.session === session)?.seats_left ?? null;
}

/** The answer has this schema; anything else is read as no seats known. */
function readSeats(body: unknown): SeatsResponse['data'] {
  const data = valueAt(body, 'data');
  // The schema is the server's own.
  return Array.isArray(data) ? (data as SeatsResponse['data']) : [];
}
