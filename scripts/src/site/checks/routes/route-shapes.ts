/**
 * The segments of a pattern, with and without its optional ones, as the router compares them: decoded and
 * without regard to case. `:` stands for every parameter.
 */
export function shapes(path: string): string[][] {
  return path
    .split('/')
    .filter(Boolean)
    .reduce<string[][]>(
      (starts, segment) => {
        const plain = plainSegment(segment.replace(/\?$/, ''));
        const longer = starts.map((start) => [...start, plain]);
        return segment.endsWith('?') ? [...starts, ...longer] : longer;
      },
      [[]],
    );
}

function plainSegment(segment: string): string {
  if (segment.startsWith(':')) return ':';
  try {
    return decodeURIComponent(segment).normalize('NFC').toLowerCase();
  } catch {
    return segment.toLowerCase();
  }
}
