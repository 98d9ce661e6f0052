/**
 * For the `Idempotency-Key` of a call. The returned function repeats its last key while the content stays
 * the same: a retry, for example after a network error, repeats the key, so that the server does it once.
 */
export function createKeys(): (content: unknown) => string {
  let last = { content: '', key: '' };
  return (content) => {
    const text = JSON.stringify(content);
    if (text !== last.content) last = { content: text, key: randomKey() };
    return last.key;
  };
}

/** 128 random bits; `randomUUID` is missing on pages without https. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
