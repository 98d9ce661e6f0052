export interface FilterOption<Value extends string = string> {
  value: Value;
  label: string;
}

/** What can be chosen, by its value, as lists of options have it. */
export const optionsOf = <Value extends string>(names: Readonly<Record<Value, string>>) =>
  // The cast: the type of `Object.entries` does not keep the values.
  Object.entries(names).map(([value, label]) => ({ value, label })) as FilterOption<Value>[];

/** What can be entered for a filter: a text, an e-mail address, a day such as `2025-08-01`, or one of some options. */
export type FilterKind = 'text' | 'email' | 'day' | readonly FilterOption[];
export type FilterKinds<Name extends string> = Readonly<Partial<Record<Name, FilterKind>>>;
export type FilterValues<Name extends string> = Partial<Record<Name, string>>;

/** Whether the options have an empty one of their own: what it means is the rule, and needs no filter. */
export const hasRule = (kind: FilterKind | undefined): boolean =>
  typeof kind === 'object' && kind.some(({ value }) => value === '');

/**
 * Reads filters from an address. A value that is not allowed, like a missing one, is empty; without a value, a
 * filter with a rule is left out.
 */
export function readFilters<Name extends string>(
  params: URLSearchParams,
  kinds: FilterKinds<Name>,
): FilterValues<Name> {
  const filters: FilterValues<Name> = {};
  // The cast: the type of `Object.keys` does not keep the names.
  for (const name of Object.keys(kinds) as Name[]) {
    const value = params.get(name)?.trim() ?? '';
    const allowed = isAllowed(kinds[name], value) ? value : '';
    if (allowed || !hasRule(kinds[name])) filters[name] = allowed;
  }
  return filters;
}

/** Empty filters are left out of the address. */
export function writeFilters(filters: Readonly<Partial<Record<string, string>>>): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value = ''] of Object.entries(filters)) {
    if (value.trim()) params.set(name, value.trim());
  }
  return params;
}

/** The longest text that the API accepts for a filter, in characters. */
export const longestText = { text: 120, email: 254 } as const;

function isAllowed(kind: FilterKind | undefined, value: string): boolean {
  if (kind === 'day') return /^\d{4}-\d{2}-\d{2}$/.test(value);
  if (kind === 'text' || kind === 'email') return value.length <= longestText[kind];
  return kind?.some((option) => option.value === value) ?? false;
}
