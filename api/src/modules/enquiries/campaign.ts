/** Each of the three words of a campaign. */
const MOST_LETTERS = 40;

/**
 * What visitors' links say of a campaign, `utm_source=a&utm_medium=b&utm_campaign=c`, as `a / b / c`; null without any.
 * Anybody can write such a link: of each word, letters, digits and a few signs are left.
 */
export function campaignFrom(given: unknown): string | null {
  if (typeof given !== 'string') return null;
  const words = new URLSearchParams(given.slice(0, 2000));
  const parts = ['source', 'medium', 'campaign'].map((name) =>
    (words.get(`utm_${name}`) ?? '')
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}._-]+/gu, ' ')
      .trim()
      .slice(0, MOST_LETTERS),
  );
  return parts.some(Boolean) ? parts.map((part) => part || '-').join(' / ') : null;
}
