import Ajv, { type ValidateFunction } from 'ajv';
import { sampleSize, seed } from 'node-shared/testing/sample';
import { broken, seeded, valid, type Random, type Schema } from '../../testing/generated-values';
import { openTestServer, type TestServer, type TestUser } from '../../testing/test-server';

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: Schema;
}

interface Operation {
  summary?: string;
  'x-access': 'public' | 'user' | 'admin' | 'team';
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema?: object }> }>;
}

const ROUNDS = sampleSize('requests of each operation', 3, 12);

let server: TestServer;
let student: TestUser;
let admin: TestUser;
beforeAll(async () => {
  server = await openTestServer();
  student = await server.addUser();
  admin = await server.addUser({ role: 3 });
});
afterAll(() => server.close());

/** Forbids additional properties in every object, so that a field outside the schema is a failure. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const copy = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, closed(value)]),
  ) as Record<string, unknown>;
  if (copy.properties && !copy.patternProperties) copy.additionalProperties = false;
  return copy;
}

const ajv = new Ajv({ strict: false });
/** A cache, because thousands of responses share a few hundred schemas. */
const compiled = new WeakMap<object, ValidateFunction>();

function answerCheck(operation: Operation, status: number): ValidateFunction | null {
  const family = `${Math.floor(status / 100)}XX`;
  const response = operation.responses[status] ?? operation.responses[family];
  const schema = response?.content?.['application/json']?.schema;
  if (!schema) return null;
  const check = compiled.get(schema) ?? ajv.compile(closed(schema) as object);
  compiled.set(schema, check);
  return check;
}

const plainText = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

function request(random: Random, path: string, operation: Operation, make: typeof valid) {
  const parameters = operation.parameters ?? [];
  const part = (place: string) => {
    const of = parameters.filter((parameter) => parameter.in === place);
    if (of.length === 0) return {};
    return make(random, {
      type: 'object',
      properties: Object.fromEntries(of.map(({ name, schema }) => [name, schema])),
      required: of.filter((parameter) => parameter.required).map(({ name }) => name),
    });
  };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(part('query') ?? {}))
    query.set(name, plainText(value));
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(part('header') ?? {})) {
    headers[name] = encodeURIComponent(plainText(value).replace(/\p{Surrogate}/gu, ''));
  }
  const schema = operation.requestBody?.content['application/json']?.schema;
  const body = schema && JSON.stringify(make(random, schema));
  if (body) headers['content-type'] = 'application/json';
  return { url: query.size > 0 ? `${path}?${query}` : path, headers, body };
}

test('the page that shows the document runs only script files of its own', async () => {
  const page = await server.call('GET', 'docs');
  expect(page.status).toBe(200);
  expect(page.body).not.toMatch(/<script(?![^>]*\ssrc="\/api\/docs\/)/);
  const policy = String(page.headers['content-security-policy']);
  expect(policy).toMatch(/script-src 'self';/);
});

test('every operation of the document has a summary', async () => {
  const { paths } = (await server.call('GET', 'openapi.json')).body as {
    paths: Record<string, Record<string, Operation>>;
  };
  const silent = Object.entries(paths).filter(([, methods]) =>
    Object.values(methods).some(({ summary }) => !summary),
  );
  expect(silent.map(([path]) => path)).toEqual([]);
});

test('the document, the schemas and the handlers agree on random requests', async () => {
  const document = (await server.call('GET', 'openapi.json')).body as {
    openapi: string;
    paths: Record<string, Record<string, Operation>>;
  };
  expect(document.openapi).toMatch(/^3\.1/);
  const random = seeded(seed);
  let requests = 0;
  const good = new Map<string, number>();
  for (const [path, methods] of Object.entries(document.paths)) {
    if (path === '/api/logout') continue;
    for (const [method, operation] of Object.entries(methods)) {
      for (let round = 0; round < ROUNDS; round += 1) {
        const { url, headers, body } = request(random, path, operation, round % 2 ? broken : valid);
        const token = { public: null, team: null, user: student.token, admin: admin.token }[
          operation['x-access']
        ];
        const response = await server.call(method.toUpperCase(), url, body, { token, headers });
        requests += 1;
        const what = {
          seed,
          method,
          url,
          body,
          status: response.status,
          answer: response.body,
        };
        expect({ ...what, failed: response.status >= 500 }).toEqual({ ...what, failed: false });
        if (response.status >= 400) {
          expect({ ...what, told: typeof response.body.message }).toEqual({
            ...what,
            told: 'string',
          });
        } else {
          // The response does not contain an invented field of the request.
          expect(JSON.stringify(response.body)).not.toContain('is_admin');
          good.set(path, (good.get(path) ?? 0) + 1);
        }
        const check = answerCheck(operation, response.status);
        if (check) {
          const fits = check(response.body);
          expect({ ...what, errors: check.errors ?? [], fits }).toEqual({
            ...what,
            errors: [],
            fits: true,
          });
        }
      }
    }
  }
  expect(requests).toBeGreaterThan(80 * ROUNDS);
  // Not all valid requests are refused: many paths of the document have succeeded.
  expect(good.size).toBeGreaterThan(15);
}, 600_000);
