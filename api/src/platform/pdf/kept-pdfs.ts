import { createHash } from 'node:crypto';

const MOST_BYTES = 16 * 1024 * 1024;

/** Drawn files by the hash of what they show; the one that was asked for last is the last. */
const kept = new Map<string, Promise<Buffer>>();
let bytes = 0;

/**
 * Draws a file once for the same content, because drawing keeps the processor busy and a file may be
 * asked for as often as one likes. Those that nobody has asked for the longest are forgotten.
 */
export async function keptPdf(content: unknown, draw: () => Promise<Buffer>): Promise<Buffer> {
  const key = createHash('sha256').update(JSON.stringify(content)).digest('base64');
  const known = kept.get(key);
  if (known) {
    kept.delete(key);
    kept.set(key, known);
    return known;
  }
  const drawing = draw();
  kept.set(key, drawing);
  try {
    bytes += (await drawing).length;
  } catch (error) {
    kept.delete(key);
    throw error;
  }
  for (const [oldest, file] of kept) {
    if (bytes <= MOST_BYTES) break;
    kept.delete(oldest);
    bytes -= (await file.catch(() => Buffer.alloc(0))).length;
  }
  return drawing;
}
