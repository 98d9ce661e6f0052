import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';

type FailedStatus = FetchBaseQueryError['status'];

let observeFailure: (call: string, status: FailedStatus) => void = () => {};

/**
 * Tells `observe` of each call that the server did not answer as agreed, e.g. `login` and 500, or
 * `FETCH_ERROR` where no answer came. A refusal (4xx) is an answer; what fails while offline is no
 * fault of the server. For the host, which has it before the API client has come.
 */
export function observeFailedCalls(observe: (call: string, status: FailedStatus) => void): void {
  observeFailure = observe;
}

/** A call has failed; the API client tells it. */
export function noteFailedCall(call: string, status: FailedStatus): void {
  observeFailure(call, status);
}
