import { join } from 'node:path';
import type { Piscina } from 'piscina';

type Draw<Content extends unknown[]> = (...content: Content) => Promise<Buffer>;

interface Request {
  document: string;
  content: unknown[];
}

const drawers = new Map<string, Draw<never>>();
let isApart = true;
let threads: Piscina | undefined;

/**
 * The same function, which draws in a thread of its own: a page takes ten milliseconds of the processor, in which
 * this thread answers buyers. The content is copied, so it is data only. `document` names the function to that
 * thread, whose entry (`api/src/drawing-thread.ts`) has to import the file that calls this.
 */
export function drawnApart<Content extends unknown[]>(
  document: string,
  draw: Draw<Content>,
): Draw<Content> {
  drawers.set(document, draw);
  return async (...content) => {
    if (!isApart) return draw(...content);
    threads ??= await openThread();
    // The copy is a plain array of bytes.
    const { buffer, byteOffset, byteLength } = (await threads.run({
      document,
      content,
    } satisfies Request)) as Uint8Array<ArrayBuffer>;
    return Buffer.from(buffer, byteOffset, byteLength);
  };
}

/** In that thread: draws what the other one asks for. */
export const drawRequested = ({ document, content }: Request): Promise<Buffer> =>
  // Each name belongs to the types of its content, see `drawnApart`.
  drawers.get(document)!(...(content as never));

/** For tests and the thread itself. */
export function drawHere(): void {
  isApart = false;
}

declare const COMPILED_COMMIT: string | undefined;

/** One thread, which ends after a minute without a document. */
async function openThread(): Promise<Piscina> {
  const { Piscina } = await import('piscina');
  const entry =
    typeof COMPILED_COMMIT === 'undefined'
      ? { filename: join(__dirname, '../../drawing-thread.ts'), execArgv: ['--import', 'tsx'] }
      : { filename: join(__dirname, '../../../../dist/drawing-thread.cjs'), execArgv: [] };
  return new Piscina({ ...entry, minThreads: 0, maxThreads: 1, idleTimeout: 60_000 });
}
