import autocannon, { type Request } from 'autocannon';

export interface Target {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  /** Changes each request before it is sent. */
  setupRequest?: (request: Request) => Request;
}

export interface Load {
  connections: number;
  seconds: number;
  /** Requests per second. Without it, as many as the server can handle. */
  rate?: number;
}

export interface LoadResult {
  /** Responses per second. */
  rate: number;
  /** Milliseconds. With a rate, counted from the time when the request was due. */
  p99: number;
}

/** Sends requests over connections that stay open. Throws if a response is not 2xx. */
export async function send(
  target: Target,
  { connections, seconds, rate }: Load,
): Promise<LoadResult> {
  const { url, setupRequest, ...request } = target;
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    ...(rate && { overallRate: rate }),
    requests: [{ ...request, ...(setupRequest && { setupRequest }) }],
  });
  const failed = result.non2xx + result.errors + result.timeouts;
  if (failed > 0 || result['2xx'] === 0) {
    throw new Error(
      `${url}: ${result['2xx']} answers, ${result.non2xx} refusals (${Object.keys(result.statusCodeStats ?? {}).join(', ')}), ${result.errors} errors, ${result.timeouts} time-outs.`,
    );
  }
  return { rate: result['2xx'] / result.duration, p99: result.latency.p99 };
}

/** Rising rates: a quarter, a half and three quarters of the highest rate that was measured. */
export const risingRates = (most: number): number[] =>
  [0.25, 0.5, 0.75].map((part) => Math.max(1, Math.round(most * part)));
