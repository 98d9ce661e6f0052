interface TrustedTypes {
  createPolicy<Rules extends Record<string, (text: string) => string | null>>(
    name: string,
    rules: Rules,
  ): { [Rule in keyof Rules]: (text: string) => unknown };
}

/** Not every browser has it, and the types do not know it. */
export const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

/**
 * Allows two plain texts as HTML or as a script: the empty text, with which the chart library clears
 * an element, and JSON, which describes a page to search engines. The browser refuses everything
 * else, since the content security policy requires trusted types.
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
