/** The name of the control of a Hindi text: `hi.title` beside `title`, `tutor.hi.detail` beside `tutor.detail`. */
export const hindiName = <Name extends string>(name: Name): HindiName<Name> =>
  // The type says for one name what the pattern does for all.
  name.replace(/[^.]+(\.\d+)?$/, 'hi.$&') as HindiName<Name>;

export type HindiName<Name extends string> = Name extends `${string}.${number}`
  ? `hi.${Name}`
  : Name extends `${infer Before}.${infer Last}`
    ? `${Before}.hi.${Last}`
    : `hi.${Name}`;

/** The values of the controls of Hindi texts: the given ones of an entry, empty where there is none. */
export const hindiValues = <Name extends string>(
  names: readonly Name[],
  texts: Partial<Record<Name, string>> = {},
): Record<Name, string> =>
  // The type of `Object.fromEntries` does not keep the names.
  Object.fromEntries(names.map((name) => [name, texts[name] ?? ''])) as Record<Name, string>;

/** The Hindi of a list of texts, as long as the English list. */
export const hindiList = (english: readonly string[], given: readonly string[] = []): string[] =>
  english.map((_text, index) => given[index]?.trim() ?? '');

/** The Hindi texts of an entry from its controls: the filled ones, trimmed; undefined if there are none. */
export function hindiFrom<Texts extends Record<string, unknown>>(
  values: Texts,
): Partial<Texts> | undefined {
  const filled = Object.entries(values).flatMap(([name, value]) => {
    const text = typeof value === 'string' ? value.trim() : value;
    return isEmpty(text) ? [] : [[name, text] as const];
  });
  // Only texts are left out.
  return filled.length > 0 ? (Object.fromEntries(filled) as Partial<Texts>) : undefined;
}

const isEmpty = (value: unknown): boolean =>
  Array.isArray(value) ? value.every(isEmpty) : value === '' || value === undefined;
