import { onlyPaid } from './paid';

test('paid items keep the order of the catalogue; unknown ids are left out', () => {
  const items = [{ id: 101 }, { id: 102 }, { id: 103 }];
  expect(onlyPaid(items, [103, 999, 101])).toEqual([{ id: 101 }, { id: 103 }]);
});
