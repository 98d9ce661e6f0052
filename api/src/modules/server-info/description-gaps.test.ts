import { descriptionGaps, type Description, type Schema } from './description-gaps';

const text = { type: 'string' } as const;
const object = (
  properties: Record<string, Schema>,
  required = Object.keys(properties),
): Schema => ({
  ...{ type: 'object', properties, required },
});
const either = (...values: unknown[]): Schema => ({
  anyOf: values.map((value) => ({ const: value })),
});
const orNull = (schema: Schema): Schema => ({ anyOf: [schema, { type: 'null' }] });

const json = (schema: Schema) => ({ content: { 'application/json': { schema } } });
const request = (schema: Schema): Description => ({
  paths: { '/api/orders': { post: { requestBody: json(schema), responses: {} } } },
});
const response = (schema: Schema, status = '200'): Description => ({
  paths: { '/api/orders': { get: { responses: { [status]: json(schema) } } } },
});
const query = (required: boolean, schema: Schema = text, place = 'query'): Description => ({
  paths: {
    '/api/orders': {
      get: { parameters: [{ name: 'page', in: place, required, schema }], responses: {} },
    },
  },
});
const nothing: Description = { paths: {} };
const empty: Description = { paths: { '/api/orders': { get: { responses: {} } } } };

type Case = [what: string, before: Description, now: Description, gap: string];

const breaking: Case[] = [
  ['an operation removed', response(text), nothing, 'GET /api/orders is gone.'],
  [
    'a new required field',
    request(object({ a: text })),
    request(object({ a: text, state: text })),
    'body.state is required now.',
  ],
  [
    'an optional field required',
    request(object({ state: text }, [])),
    request(object({ state: text })),
    'body.state is required now.',
  ],
  [
    'a field that is not read any more',
    request(object({ a: text, coupon: text }, ['a'])),
    request(object({ a: text })),
    'body.coupon is not read any more.',
  ],
  [
    'a field renamed in a list',
    request(object({ items: { type: 'array', items: object({ id: text }) } })),
    request(object({ items: { type: 'array', items: object({ productId: text }) } })),
    'body.items[].productId is required now.',
  ],
  [
    'another type',
    request(object({ a: text })),
    request(object({ a: { type: 'number' } })),
    'body.a can be string, not only number.',
  ],
  [
    'a value refused that was allowed',
    request(object({ kind: either('course', 'webinar') })),
    request(object({ kind: either('course') })),
    'body.kind can be "webinar".',
  ],
  [
    'null refused',
    request(object({ a: orNull(text) })),
    request(object({ a: text })),
    'body.a can be null, not only string.',
  ],
  [
    'a longer minimum',
    request(object({ a: { ...text, minLength: 1 } })),
    request(object({ a: { ...text, minLength: 8 } })),
    'body.a is not held to minLength 8.',
  ],
  [
    'a shorter maximum',
    request(object({ a: text })),
    request(object({ a: { ...text, maxLength: 10 } })),
    'body.a is not held to maxLength 10.',
  ],
  [
    'a pattern',
    request(object({ a: text })),
    request(object({ a: { ...text, pattern: '^\\d+$' } })),
    'body.a is not held to pattern ^\\d+$.',
  ],
  [
    'only whole numbers',
    request(object({ a: { type: 'number' } })),
    request(object({ a: { type: 'integer' } })),
    'body.a can be number, not only integer.',
  ],
  ['a parameter required', query(false), query(true), 'query page is required now.'],
  ['a parameter not read', query(false), empty, 'query page is not read any more.'],
  [
    'a field of a response gone',
    response(object({ a: text, b: text })),
    response(object({ a: text })),
    'response 200.b can be missing now.',
  ],
  [
    'a field of a response optional',
    response(object({ a: text })),
    response(object({ a: text }, [])),
    'response 200.a can be missing now.',
  ],
  [
    'a response that can be null',
    response(object({ a: text })),
    response(object({ a: orNull(text) })),
    'response 200.a can be null, not only string.',
  ],
  [
    'a new value in a response',
    response(object({ state: either('paid', 'pending') })),
    response(object({ state: either('paid', 'pending', 'held') })),
    'response 200.state can be "held".',
  ],
  [
    'another type in a response',
    response(object({ a: { type: 'integer' } })),
    response(object({ a: text })),
    'response 200.a can be string, not only integer.',
  ],
  ['no response of that status', response(text), empty, 'there is no response 200 any more.'],
];

const compatible: Case[] = (
  [
    ['nothing', response(text), response(text)],
    ['a new operation', nothing, response(text)],
    [
      'a new optional field',
      request(object({ a: text })),
      request(object({ a: text, b: text }, ['a'])),
    ],
    ['a required field optional', request(object({ a: text })), request(object({ a: text }, []))],
    [
      'a new allowed value',
      request(object({ a: either(1) })),
      request(object({ a: either(1, 2) })),
    ],
    ['null allowed', request(object({ a: text })), request(object({ a: orNull(text) }))],
    [
      'a longer maximum',
      request(object({ a: { ...text, maxLength: 5 } })),
      request(object({ a: { ...text, maxLength: 9 } })),
    ],
    [
      'a shorter minimum',
      request(object({ a: { ...text, minLength: 5 } })),
      request(object({ a: text })),
    ],
    [
      'a pattern gone',
      request(object({ a: { ...text, pattern: 'a' } })),
      request(object({ a: text })),
    ],
    [
      'numbers with fractions',
      request(object({ a: { type: 'integer' } })),
      request(object({ a: { type: 'number' } })),
    ],
    [
      'fields in another order',
      request(object({ a: text, b: text })),
      request(object({ b: text, a: text })),
    ],
    [
      'a new field of a response',
      response(object({ a: text })),
      response(object({ a: text, b: text })),
    ],
    [
      'a field of a response always there',
      response(object({ a: text }, [])),
      response(object({ a: text })),
    ],
    [
      'an optional field of a response gone',
      response(object({ a: text, b: text }, ['a'])),
      response(object({ a: text })),
    ],
    [
      'a value fewer in a response',
      response(object({ a: either(1, 2) })),
      response(object({ a: either(1) })),
    ],
    ['never null any more', response(object({ a: orNull(text) })), response(object({ a: text }))],
    ['a new parameter', empty, query(false)],
    ['a parameter optional', query(true), query(false)],
    [
      'a header with other capitals',
      query(true, text, 'header'),
      {
        paths: {
          '/api/orders': {
            get: { parameters: [{ name: 'Page', in: 'header', schema: text }], responses: {} },
          },
        },
      },
    ],
    ['another error', response(text, '409'), empty],
  ] as [string, Description, Description][]
).map(([what, before, now]) => [what, before, now, '']);

test.each(breaking)('breaks old pages: %s', (_what, before, now, gap) => {
  expect(descriptionGaps(before, now).join()).toContain(gap);
});

test.each(compatible)('breaks no old page: %s', (_what, before, now) => {
  expect(descriptionGaps(before, now)).toEqual([]);
});

test('an operation that only teams call may change', () => {
  const team = { paths: { '/api/publishing': { post: { 'x-access': 'team' } } } };
  expect(descriptionGaps(team, nothing)).toEqual([]);
});
