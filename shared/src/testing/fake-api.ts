export interface RecordedRequest {
  method: string;
  /** Path below the API base, or the whole address if it is on another origin; with the query. */
  path: string;
  headers: Headers;
  body: unknown;
}

interface GivenResponse {
  status?: number;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent unchanged, for responses that are not JSON. */
  text?: string;
  headers?: Record<string, string>;
}

type FakeResponse = GivenResponse | 'network error' | Promise<GivenResponse>;

type FakeResponses = Record<string, FakeResponse | ((request: RecordedRequest) => FakeResponse)>;

const unanswered: string[] = [];

/**
 * Returns the calls for which a test had no answer, and forgets them. The jest setup
 * fails a test that has some.
 */
export function takeUnanswered(): string[] {
  return unanswered.splice(0);
}

/**
 * Answers the API calls of a test: `fakeApi({ 'POST /login': { status: 200, body } })`. Returns the
 * requests made so far. A call without an answer fails the test.
 */
export function fakeApi(responses: FakeResponses): {
  requests: RecordedRequest[];
  responses: FakeResponses;
} {
  const requests: RecordedRequest[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    // A page may request a path of its own site.
    const address = typeof input === 'string' ? new URL(input, location.origin) : input;
    const request = new Request(address, init);
    const url = new URL(request.url);
    const isOwn = url.origin === location.origin;
    const path = isOwn ? url.pathname.replace(/^\/api/, '') + url.search : url.href;
    // The clock of a test is right: without a date in the answer, a page believes it.
    if (request.method === 'HEAD' && path === '/registry.json') return new Response();
    const recorded = {
      method: request.method,
      path,
      headers: request.headers,
      body: await readBody(request),
    };
    requests.push(recorded);
    const response = responses[`${request.method} ${path.split('?')[0]}`];
    if (response === undefined) {
      unanswered.push(`${request.method} ${path}`);
      throw new Error(`No answer for ${request.method} ${path}`);
    }
    const given = await (typeof response === 'function' ? response(recorded) : response);
    if (given === 'network error') throw new TypeError('Failed to fetch');
    const { status = 200, body, text, headers } = given;
    const sent = text ?? (body === undefined ? null : JSON.stringify(body));
    return new Response(status === 204 ? null : sent, {
      status,
      headers: { 'Content-Type': 'application/json', ...headers },
    });
  });
  return { requests, responses };
}

async function readBody(request: Request): Promise<unknown> {
  if (request.headers.get('Content-Type')?.startsWith('multipart/')) return request.formData();
  const text = await request.text();
  return text === '' ? null : JSON.parse(text);
}
