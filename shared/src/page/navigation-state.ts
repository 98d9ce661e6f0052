import { textAt, valueAt } from '../model/validation';

/**
 * Data that one page passes to the next in the navigation state. It survives reloads and new versions
 * of the units, and any code may have written it: readers accept only values of the right shape.
 */

interface Place {
  pathname: string;
  search: string;
  hash: string;
}

/** The gate passes this to the login: the page that it refused, and whether the login `returns` to it. */
export function toReturnState({ pathname, search, hash }: Place, returns: boolean): object {
  return { from: { pathname, search, hash }, ...(returns && { resume: true }) };
}

/**
 * The page of this area to return to after the login of that area. The gate checks
 * again whether the user may open it. `null` for any other page.
 */
export function readReturnUrl(state: unknown, area: 'dashboard' | 'admin'): string | null {
  const from = valueAt(state, 'from');
  const pathname = textAt(from, 'pathname');
  if (valueAt(state, 'resume') !== true || !pathname.startsWith(`/${area}/`)) return null;
  return pathname + textAt(from, 'search') + textAt(from, 'hash');
}

/** Data that the steps of sign-up and password reset pass to each other. */
export interface AccountState {
  name?: string;
  email: string;
  phone?: string;
  reset_token?: string;
  /** No code has been sent yet: one can be requested at once. */
  codeNotSent?: true;
}

export function toAccountState(account: AccountState): object {
  return account;
}

/** `email` is empty if the page was opened directly. */
export function readAccountState(state: unknown): AccountState {
  return {
    name: textAt(state, 'name') || undefined,
    email: textAt(state, 'email'),
    phone: textAt(state, 'phone') || undefined,
    reset_token: textAt(state, 'reset_token') || undefined,
    codeNotSent: valueAt(state, 'codeNotSent') === true ? true : undefined,
  };
}

/** The facts about a webinar that the ticket page needs. Prices are rupees. */
export interface TicketWebinar {
  id: number;
  title: string;
  urlTitle?: string;
  /** For display: `5 March 2025`. */
  dateOfWebinar?: string;
  /** `2025-03-05`. */
  formattedWebinarDate?: string;
  /** When the webinar begins; tickets are sold until then. */
  targetDate?: string;
  oldPrice?: number;
  discount?: number;
}

export function toTicketState(webinar: TicketWebinar): object {
  return { webinar };
}

/** The state is `{ webinar }`, or the webinar itself; `null` without id and title. */
export function readTicketState(state: unknown): TicketWebinar | null {
  const webinar = valueAt(state, 'webinar') ?? state;
  const id = readNumber(webinar, 'id');
  const title = valueAt(webinar, 'title');
  if (id === undefined || typeof title !== 'string') return null;
  return {
    id,
    title,
    urlTitle: textAt(webinar, 'urlTitle') || undefined,
    dateOfWebinar: textAt(webinar, 'dateOfWebinar') || undefined,
    formattedWebinarDate: textAt(webinar, 'formattedWebinarDate') || undefined,
    targetDate: textAt(webinar, 'targetDate') || undefined,
    oldPrice: readNumber(webinar, 'oldPrice'),
    discount: readNumber(webinar, 'discount'),
  };
}

function readNumber(value: unknown, name: string): number | undefined {
  const number = valueAt(value, name);
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}
