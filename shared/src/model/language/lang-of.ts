/**
 * The `lang` of a text of the catalogue: undefined in the language of the page, `en-IN` of an English text that stands
 * in for a missing Hindi one.
 */
export const langOf = (_text: string): string | undefined => undefined;
