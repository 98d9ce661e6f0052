import { hasRows, readRows } from './report-response';

const row = { id: 1 };

test.each([
  ['rows and total in data', { data: { data: [row], total: 21 } }, 21],
  ['rows as data with the total beside them', { data: [row], total: 21 }, 21],
  ['a total as text', { data: { data: [row], total: '21' } }, 21],
  ['no total', { data: [row] }, 1],
])('a list response with %s is read', (_, body, total) => {
  expect(hasRows(body)).toBe(true);
  expect(readRows(body)).toEqual({ rows: [row], total, hasMore: false });
});

test('hasMore is true if the server stopped counting early', () => {
  const body = { data: { data: [row], total: 10_000, has_more: true } };
  expect(readRows(body)).toEqual({ rows: [row], total: 10_000, hasMore: true });
});

test.each([null, {}, { data: {} }, { data: undefined }])('%j has no rows', (body) => {
  expect(hasRows(body)).toBe(false);
});
