/** One rule of a form: the message shows when `passes` is false. */
export interface Check<Values> {
  readonly field: keyof Values & string;
  readonly message: string;
  readonly passes: (values: Values) => boolean;
}

export interface FailedCheck<Values> {
  readonly field: keyof Values & string;
  readonly message: string;
}

/** The failing checks in the order of the list, at most the first of each field. */
export function failures<Values>(
  checks: readonly Check<Values>[],
  values: Values,
): FailedCheck<Values>[] {
  const failedFields = new Set<string>();
  const found: FailedCheck<Values>[] = [];
  for (const { field, message, passes } of checks) {
    if (failedFields.has(field) || passes(values)) continue;
    failedFields.add(field);
    found.push({ field, message });
  }
  return found;
}

/** Whether the text contains more than white space. */
export function isFilled(text: string): boolean {
  return text.trim() !== '';
}
