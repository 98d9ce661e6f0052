import type { Request } from '../../app-types';

/** The path as it was sent, with its escapes. */
export const pathOf = ({ url }: Pick<Request, 'url'>): string => url.split('?', 1)[0]!;

/** The decoded segments of a path. Null if it cannot be decoded, or is not safe. */
export function decodedSegments(path: string): string[] | null {
  try {
    const segments = path === '/' ? [] : path.slice(1).split('/').map(decodeURIComponent);
    // A dot hides a file. Browsers read a backslash as a slash.
    const isUnsafe = /[\0\\]|(^|\/)\./.test(segments.join('/'));
    return isUnsafe ? null : segments;
  } catch {
    return null;
  }
}
