import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';

type FailedStatus = FetchBaseQueryError['status'];

let observeFailure: (call: string, status: FailedStatus) => void = () => {};

/**
 * Calls `observe` for each API call that fails through a fault: with the endpoint, e.g. `login`, and
 * the status, e.g. 500, or `FETCH_ERROR` without a response. A refusal (4xx) and a failure while the
 * browser is offline are not faults. The host uses this before the API client is loaded.
 */
export function observeFailedCalls(observe: (call: string, status: FailedStatus) => void): void {
  observeFailure = observe;
}

/** The API client reports a failed call here. */
export function reportFailedCall(call: string, status: FailedStatus): void {
  observeFailure(call, status);
}
