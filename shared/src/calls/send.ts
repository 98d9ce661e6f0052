import type { FirstCall } from '../contract';
import { apiBase } from '../model/config';
import { tag } from '../model/language';
import { currentStore, loginExpired, type LoginState } from 'shared/store';
import { isOnline, noteAnswer } from './online';

/** One request to the API. */
export interface Call {
  /** Names the call in a report of its failure; the address is not reported, it can contain personal input. */
  name: string;
  /**
   * The path below the API base, such as `/login`; or an address at an origin that the section declares, which
   * gets no token.
   */
  url: string;
  method?: string;
  /** A value that is sent as JSON, or a form with files. */
  body?: unknown;
  headers?: Record<string, string>;
  /** The query of the address; `undefined` leaves a parameter out. */
  params?: object;
  /** A refused token (401) does not end the login; only the call fails. */
  keepsLogin?: boolean;
  /** Whether the call has succeeded; by default, a status from 200 to 299. */
  // `never` accepts every type of body that a call declares; the body is what the server has sent.
  validateStatus?: (response: Response, body: never) => boolean;
  /** Reads the body; by default as JSON, and an empty body as `null`. */
  responseHandler?: (response: Response) => Promise<unknown>;
  signal?: AbortSignal;
}

/** Why a call failed. `readFailure` reads it. */
export interface CallError {
  /** The HTTP status, or `FETCH_ERROR` without a response, or `PARSING_ERROR` if the body cannot be read. */
  status: number | 'FETCH_ERROR' | 'PARSING_ERROR';
  /** The body of the response. */
  data?: unknown;
  /** Seconds from the `Retry-After` header of the response; `null` without one. */
  retryAfter: number | null;
  /** The token was refused: the call has ended the login, and the host tells the user. */
  endedLogin?: true;
}

/** The outcome of a call: it has either data or an error. */
export type Sent<Data> = { data: Data; error?: undefined } | { data?: undefined; error: CallError };

/** Paths on which a 401 means that the credentials were refused. */
const credentialPaths = ['/login', '/logout'];

let observeFailure: (call: string, status: CallError['status']) => void = () => {};

/**
 * Calls `observe` for each API call that fails through a fault: with the name of the call, e.g. `login`,
 * and the status, e.g. 500, or `FETCH_ERROR` without a response. A refusal (4xx) and a failure while the
 * browser is offline are not faults.
 */
export function observeFailedCalls(observe: typeof observeFailure): void {
  observeFailure = observe;
}

/**
 * Sends a request to the API; it rejects only if `read` throws. The stored token is sent as a bearer
 * token, and a 401 ends the login, except on the credential paths and for calls with `keepsLogin`.
 * There is no timeout. `read` turns the body of a success into the data of the call.
 */
export async function send<Data = unknown>(
  call: Call,
  // Without a reader, the data is the body as it is.
  read: (body: unknown) => Data = (body) => body as Data,
): Promise<Sent<Data>> {
  const { getState, dispatch } = currentStore();
  const token = tokenFor(call);
  const { response, ...outcome } = await request(call, token);
  const { error } = outcome;
  if (error && isFault(error.status, call.signal)) observeFailure(call.name, error.status);
  const isRefusedToken = response?.status === 401 && !credentialPaths.includes(call.url);
  // The response to an older call must not end a login that has begun meanwhile.
  if (isRefusedToken && !call.keepsLogin && token && getState().login.token === token) {
    dispatch(loginExpired());
    return { error: { status: 401, retryAfter: null, ...error, endedLogin: true } };
  }
  return error ? { error } : { data: read(outcome.data) };
}

interface EarlyCall {
  answer: Promise<Response>;
  since: number;
  login: LoginState;
}

/** Calls that were made before the page that needs them was there, by address. */
const early = new Map<string, EarlyCall>();

/** Milliseconds for which the answer to an early call may be used. */
const FRESH = 10_000;

const tokenFor = (call: FirstCall): string | null =>
  isOwn(call) ? currentStore().getState().login.token : null;

/** Makes a call that a page is about to make: its `send` to the same address takes this answer, once. */
export function sendEarly(call: FirstCall): void {
  const address = addressOf(call);
  if (isUsable(early.get(address))) return;
  const answer = fetch(address, optionsOf(call, tokenFor(call)));
  // The page sees the failure.
  answer.catch(() => {});
  const { login } = currentStore().getState();
  early.set(address, { answer, since: performance.now(), login });
}

const isUsable = (made: EarlyCall | undefined): made is EarlyCall =>
  made?.login === currentStore().getState().login && performance.now() - made.since < FRESH;

function takeEarly({ method }: Call, address: string): Promise<Response> | null {
  // A change makes what was asked for before it old.
  if (method) early.clear();
  const made = early.get(address);
  early.delete(address);
  return isUsable(made) ? made.answer : null;
}

type Answer = { response?: Response; data?: unknown; error?: CallError };

async function request(call: Call, token: string | null): Promise<Answer> {
  const { validateStatus = ({ ok }) => ok, responseHandler = readJson } = call;
  let response: Response;
  try {
    const address = addressOf(call);
    response = await (takeEarly(call, address) ?? fetch(address, optionsOf(call, token)));
  } catch {
    return { error: { status: 'FETCH_ERROR', retryAfter: null } };
  }
  noteAnswer();
  const retryAfter = secondsIn(response.headers.get('Retry-After'));
  let data: unknown;
  try {
    data = await responseHandler(response);
  } catch {
    return { response, error: { status: 'PARSING_ERROR', retryAfter } };
  }
  // The call has declared the type of its body.
  return validateStatus(response, data as never)
    ? { response, data }
    : { response, error: { status: response.status, data, retryAfter } };
}

/** Whether a call is for the API of the site. */
const isOwn = ({ url }: FirstCall) => url.startsWith('/');

/** An absolute address, because `fetch` needs one outside a browser, e.g. in tests. */
function addressOf(call: FirstCall): string {
  const { url, params = {} } = call;
  const query = Object.entries(params).filter(([, value]) => value !== undefined);
  const search = query.length > 0 ? `?${new URLSearchParams(query)}` : '';
  return new URL((isOwn(call) ? apiBase : '') + url + search, location.origin).href;
}

function optionsOf(
  { method, body, headers, signal }: Omit<Call, 'name'>,
  token: string | null,
): RequestInit {
  const isJson = body !== undefined && !(body instanceof FormData);
  return {
    method,
    signal,
    headers: {
      Accept: 'application/json',
      // Not that of the browser: the messages of the answer are shown on this page.
      'Accept-Language': tag,
      ...(isJson && { 'Content-Type': 'application/json' }),
      ...(token && { Authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: isJson ? JSON.stringify(body) : body,
  };
}

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  return text === '' ? null : JSON.parse(text);
}

function secondsIn(header: string | null): number | null {
  return header && /^\d+$/.test(header) ? Number(header) : null;
}

function isFault(status: CallError['status'], signal: AbortSignal | undefined): boolean {
  if (typeof status === 'number') return status >= 500;
  return isOnline() && !signal?.aborted;
}
