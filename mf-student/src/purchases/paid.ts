/** The paid items, in the order of `items`. */
export function onlyPaid<Item extends { readonly id: number }>(
  items: readonly Item[],
  purchasedIds: readonly number[],
): Item[] {
  return items.filter(({ id }) => purchasedIds.includes(id));
}
