import { saveFile } from './save-file';

/**
 * Reads a response by saving it as a file; a plain link could not send the token. The body of a refusal
 * is read as JSON. `onChunk` is called with each part of the file as it arrives.
 */
export function saveResponseAs(
  fileName: string,
  onChunk?: (chunk: Uint8Array) => void,
): (response: Response) => Promise<unknown> {
  return async (response) => {
    if (!response.ok) {
      const body: unknown = await response.json().catch(() => null);
      return body;
    }
    const { body, headers } = response;
    const type = headers.get('Content-Type') ?? '';
    saveFile(
      onChunk && body ? await readInChunks(body, type, onChunk) : await response.blob(),
      fileName,
    );
    return null;
  };
}

const CHUNKS_PER_PART = 64;

/** Moves the chunks into Blobs, which the browser may keep on disk: a large file is never whole in memory. */
async function readInChunks(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  type: string,
  onChunk: (chunk: Uint8Array) => void,
): Promise<Blob> {
  const parts: Blob[] = [];
  let chunks: Uint8Array<ArrayBuffer>[] = [];
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Blob([...parts, ...chunks], { type });
    chunks.push(value);
    onChunk(value);
    if (chunks.length === CHUNKS_PER_PART) {
      parts.push(new Blob(chunks));
      chunks = [];
    }
  }
}
