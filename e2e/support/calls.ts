import { expect, type APIRequestContext } from '@playwright/test';

interface CallOptions {
  token?: string;
  data?: unknown;
  headers?: Record<string, string>;
}

/** Calls the API as any client would and gives its answer; no answer holds a stack trace. */
export async function call(
  request: APIRequestContext,
  method: string,
  path: string,
  { token, data, headers }: CallOptions = {},
) {
  const response = await request.fetch(`/api${path}`, {
    method,
    // A text is sent as it is: the library would make JSON of it.
    data: typeof data === 'string' ? Buffer.from(data) : data,
    headers: { ...headers, ...(token && { Authorization: `Bearer ${token}` }) },
  });
  const text = await response.text();
  expect(text, `${method} ${path}`).not.toMatch(/\bat .+\.(ts|js):\d+/);
  const isJson = response.headers()['content-type']?.startsWith('application/json');
  // Answers differ by call; each test reads what it is about.
  const body = isJson ? JSON.parse(text) : text;
  return { status: response.status(), headers: response.headers(), body };
}

export async function tokenOf(
  request: APIRequestContext,
  person: { email: string; password: string },
): Promise<string> {
  const { email, password } = person;
  const answer = await call(request, 'POST', '/login', { data: { email, password } });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data.token;
}
