/**
 * Gives out one key for each content: sending the same order again, for example after the network
 * broke, repeats the key, so the server never makes a second order of it.
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
