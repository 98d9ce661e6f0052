/**
 * What one page leaves for the next in the navigation state. It outlives reloads and new versions of
 * the units, and anybody may have written it: readers take only what has the right shape.
 */

interface Place {
  pathname: string;
  search: string;
  hash: string;
}

/** For the login, by the gate: where it refused the visitor, or where an open page lost its session. */
export function toReturnState({ pathname, search, hash }: Place, sessionEnded: boolean): object {
  return { from: { pathname, search, hash }, ...(sessionEnded && { resume: true }) };
}

/** The dashboard page on which a session ended, to go on there; the gate decides again about it. */
export function readReturnUrl(state: unknown): string | null {
  const from = read(state, 'from');
  const pathname = readText(from, 'pathname');
  if (read(state, 'resume') !== true || !pathname?.startsWith('/dashboard/')) return null;
  return pathname + (readText(from, 'search') ?? '') + (readText(from, 'hash') ?? '');
}

/** What the steps of sign-up and password reset tell each other. */
export interface AccountState {
  name?: string;
  email: string;
  phone?: string;
  reset_token?: string;
  /** No code was sent on the way here: one can be asked for at once. */
  nothingSent?: true;
}

export function toAccountState(account: AccountState): object {
  return account;
}

/** `email` is empty where the page was opened by itself. */
export function readAccountState(state: unknown): AccountState {
  return {
    name: readText(state, 'name'),
    email: readText(state, 'email') ?? '',
    phone: readText(state, 'phone'),
    reset_token: readText(state, 'reset_token'),
    nothingSent: read(state, 'nothingSent') === true ? true : undefined,
  };
}

/** What the ticket page needs of a webinar. Prices are rupees. */
export interface TicketWebinar {
  id: number;
  title: string;
  urlTitle?: string;
  /** For reading: `5 March 2025`. */
  dateOfWebinar?: string;
  /** `2025-03-05`. */
  formattedWebinarDate?: string;
  /** The moment it begins; no tickets after it. */
  targetDate?: string;
  oldPrice?: number;
  discount?: number;
}

export function toTicketState(webinar: TicketWebinar): object {
  return { webinar };
}

/** The state is `{ webinar }`, or the webinar itself; `null` without id and title. */
export function readTicketState(state: unknown): TicketWebinar | null {
  const webinar = read(state, 'webinar') ?? state;
  const id = readNumber(webinar, 'id');
  const title = read(webinar, 'title');
  if (id === undefined || typeof title !== 'string') return null;
  return {
    id,
    title,
    urlTitle: readText(webinar, 'urlTitle'),
    dateOfWebinar: readText(webinar, 'dateOfWebinar'),
    formattedWebinarDate: readText(webinar, 'formattedWebinarDate'),
    targetDate: readText(webinar, 'targetDate'),
    oldPrice: readNumber(webinar, 'oldPrice'),
    discount: readNumber(webinar, 'discount'),
  };
}

function read(value: unknown, name: string): unknown {
  // An object may be asked for any name.
  return typeof value === 'object' && value !== null
    ? (value as Record<string, unknown>)[name]
    : undefined;
}

function readText(value: unknown, name: string): string | undefined {
  const text = read(value, name);
  return typeof text === 'string' && text !== '' ? text : undefined;
}

function readNumber(value: unknown, name: string): number | undefined {
  const number = read(value, name);
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}
