/** The paid items, in the order of `items`. */
export function onlyPaid<Item extends { readonly id: number }>(
  items: readonly Item[],
  paidIds: readonly number[],
): Item[] {
  return items.filter(({ id }) => paidIds.includes(id));
}
