import { expect, type APIRequestContext } from '@playwright/test';

interface CallOptions {
  token?: string;
  data?: unknown;
  headers?: Record<string, string>;
}

/** Sends a request to the API and returns the response; fails if it contains a stack trace. */
export async function call(
  request: APIRequestContext,
  method: string,
  path: string,
  { token, data, headers }: CallOptions = {},
) {
  const response = await request.fetch(`/api${path}`, {
    method,
    // A `Buffer` is sent unchanged; Playwright would turn a string into JSON.
    data: typeof data === 'string' ? Buffer.from(data) : data,
    headers: { ...headers, ...(token && { Authorization: `Bearer ${token}` }) },
  });
  const text = await response.text();
  expect(text, `${method} ${path}`).not.toMatch(/\bat .+\.(ts|js):\d+/);
  const isJson = response.headers()['content-type']?.startsWith('application/json');
  // The type stays `any`: responses differ by call, and each test reads its own fields.
  const body = isJson ? JSON.parse(text) : text;
  return { status: response.status(), headers: response.headers(), body };
}

export async function tokenOf(
  request: APIRequestContext,
  person: { email: string; password: string },
): Promise<string> {
  const { email, password } = person;
  const response = await call(request, 'POST', '/login', { data: { email, password } });
  expect(response.status, JSON.stringify(response.body)).toBe(200);
  return response.body.data.token;
}
