import { readFailure } from 'shared/api';

interface Result {
  data?: { status?: boolean; message?: string } | null;
  error?: unknown;
}

/**
 * Why a call that answers `{status, message}` did not succeed, or `null` where it did. The server's
 * own words win over `refused` (it answered, with a falsy status) and `failure` (it did not).
 */
export function refusal(
  { data, error }: Result,
  messages: { refused: string; failure: string },
): string | null {
  if (error) return readFailure(error).message ?? messages.failure;
  return data?.status ? null : data?.message || messages.refused;
}
