interface TrustedTypes {
  createPolicy<Rules extends Record<string, (text: string) => string | null>>(
    name: string,
    rules: Rules,
  ): { [Rule in keyof Rules]: (text: string) => unknown };
}

/** Not in every browser, and not in the types. */
export const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

/**
 * What may become HTML or a script though it is given as a mere text: the empty text, by which the
 * chart library clears an element, and JSON, which describes a page to search engines. Everything
 * else is refused by the browser, since the content policy requires trusted types.
 */
export function trustPlainTexts(): void {
  trustedTypes?.createPolicy('default', {
    createHTML: (text) => (text === '' ? text : null),
    createScript: (text) => (isJson(text) ? text : null),
  });
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
