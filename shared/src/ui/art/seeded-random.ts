/** FNV-1a hash: the same text gives the same number on server and browser. */
export const hashOf = (text: string) => {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return hash >>> 0;
};

/**
 * Pseudo-random numbers from 0 to 1 that depend only on the seed, so that server
 * and browser draw the same.
 */
export const seededRandom = (seed: string) => {
  let state = hashOf(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};
