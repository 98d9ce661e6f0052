/** The value at a path such as `tutor.name` or `batches.0.day`; an empty path is the value itself. */
export function valueAt(values: unknown, path: string): unknown {
  if (path === '') return values;
  return path.split('.').reduce<unknown>(
    // Any property of an object may be read; its value stays `unknown`.
    (value, key) => (value as Record<string, unknown> | null | undefined)?.[key],
    values,
  );
}

/** A text at a path; empty if there is none. */
export function textAt(values: unknown, path: string): string {
  const text = valueAt(values, path);
  return typeof text === 'string' ? text : '';
}

/** A copy of the values with another value at the path; a number in a path is an index of a list. */
export function withValueAt(values: unknown, path: string, value: unknown): unknown {
  if (path === '') return value;
  const [key = '', ...rest] = path.split('.');
  const changed = withValueAt(valueAt(values, key), rest.join('.'), value);
  if (!/^\d+$/.test(key)) return { ...Object(values), [key]: changed };
  const list = Array.isArray(values) ? Array.from<unknown>(values) : [];
  list[Number(key)] = changed;
  return list;
}
