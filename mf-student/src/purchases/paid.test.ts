import { isPaid, onlyPaid } from './paid';

test.each([
  { ids: [101], id: 101, paid: true },
  { ids: ['101'], id: 101, paid: true },
  { ids: ['102', 101], id: 101, paid: true },
  { ids: [102], id: 101, paid: false },
  { ids: ['1010'], id: 101, paid: false },
  { ids: ['', 'abc'], id: 101, paid: false },
  { ids: [], id: 101, paid: false },
])('with $ids paid, $id is paid: $paid', ({ ids, id, paid }) => {
  expect(isPaid(ids, id)).toBe(paid);
});

test('paid items keep the order of the catalogue; unknown ids are left out', () => {
  const items = [{ id: 101 }, { id: 102 }, { id: 103 }];
  expect(onlyPaid(items, ['103', 999, 101])).toEqual([{ id: 101 }, { id: 103 }]);
});
