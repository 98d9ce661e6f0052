import { apiBase } from 'shared/model/config';

interface CsvDownload {
  /** Path below the base of the API, with its query. */
  path: string;
  token: string | null;
  signal: AbortSignal;
  /** Called with the number of lines received so far, the heading included. */
  onProgress: (lines: number) => void;
}

export class CsvRefused extends Error {
  constructor(readonly status: number) {
    super(`The export was answered with ${status}`);
  }
}

const NEW_LINE = 10;
const CHUNKS_PER_PART = 64;

/**
 * Receives an export in chunks and moves them into Blobs, which the browser may keep on disk, so
 * that a million rows are never in the page's memory at once.
 */
export async function downloadCsv({ path, token, signal, onProgress }: CsvDownload): Promise<Blob> {
  const response = await fetch(new URL(`${apiBase}${path}`, location.origin).href, {
    headers: token ? { Authorization: `Bearer ${token}` } : {},
    signal,
  });
  if (!response.ok || !response.body) throw new CsvRefused(response.status);

  const parts: Blob[] = [];
  let chunks: Uint8Array<ArrayBuffer>[] = [];
  let lines = 0;
  const reader = response.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    chunks.push(value);
    lines += countLines(value);
    onProgress(lines);
    if (chunks.length === CHUNKS_PER_PART) {
      parts.push(new Blob(chunks));
      chunks = [];
    }
  }
  return new Blob([...parts, ...chunks], { type: 'text/csv;charset=utf-8' });
}

function countLines(bytes: Uint8Array): number {
  let lines = 0;
  for (const byte of bytes) if (byte === NEW_LINE) lines += 1;
  return lines;
}
