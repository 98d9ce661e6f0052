/**
 * Data that one page passes to the next in the navigation state. It survives reloads and new versions
 * of the units, and any code may have written it: readers accept only values of the right shape.
 */

interface Place {
  pathname: string;
  search: string;
  hash: string;
}

/** The gate passes this to the login: the page that it refused, or the page on which the session ended. */
export function toReturnState({ pathname, search, hash }: Place, sessionEnded: boolean): object {
  return { from: { pathname, search, hash }, ...(sessionEnded && { resume: true }) };
}

/**
 * The dashboard page on which the session ended, to return to after the login. The gate checks again
 * whether the user may open it. `null` for any other page.
 */
export function readReturnUrl(state: unknown): string | null {
  const from = read(state, 'from');
  const pathname = readText(from, 'pathname');
  if (read(state, 'resume') !== true || !pathname?.startsWith('/dashboard/')) return null;
  return pathname + (readText(from, 'search') ?? '') + (readText(from, 'hash') ?? '');
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
    name: readText(state, 'name'),
    email: readText(state, 'email') ?? '',
    phone: readText(state, 'phone'),
    reset_token: readText(state, 'reset_token'),
    codeNotSent: read(state, 'codeNotSent') === true ? true : undefined,
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
  // Any property of an object may be read; its value stays `unknown`.
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
