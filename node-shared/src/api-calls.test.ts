import { unanswered } from './api-calls';

const server = {
  paths: {
    '/api/orders/{number}': { get: {} },
    '/api/orders/{number}/receipt.pdf': { get: {} },
    '/api/user/paid-course-ids': { post: {} },
    '/api/admin/files/{name}.csv': { get: {} },
  },
};
const linesFor = (...calls: string[]) =>
  unanswered(
    [{ name: 'mf-a', calls: Object.fromEntries(calls.map((call) => [call, ['a/list', 'a/one']])) }],
    server,
  );

test.each([
  'GET /orders/:',
  'HEAD /orders/:',
  'GET /orders/:/receipt.pdf',
  'POST /user/paid-:-ids',
  'GET /admin/files/sales.csv',
])('the server answers %s', (call) => {
  expect(linesFor(call)).toEqual([]);
});

test.each(['POST /orders/:', 'GET /orders', 'GET /orders/:/receipt', 'GET /visits'])(
  'it does not answer %s',
  (call) => {
    expect(linesFor(call)).toEqual([
      `mf-a calls ${call} on a/list, a/one, which the server does not have`,
    ]);
  },
);
