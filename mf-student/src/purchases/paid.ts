/** Ids arrive as numbers or as numeric text; both mean the same item. */
export function isPaid(paidIds: readonly (number | string)[], id: number): boolean {
  return paidIds.some((paidId) => Number(paidId) === id);
}

export function onlyPaid<Item extends { readonly id: number }>(
  items: readonly Item[],
  paidIds: readonly (number | string)[],
): Item[] {
  return items.filter((item) => isPaid(paidIds, item.id));
}
