import { compressUsingDict, createCCtx, freeCCtx, init } from '@bokuweb/zstd-wasm';
import { DELTA_MAGIC, hashOf } from './deltas';

/** Once for each process: a second call would replace the library while it works. */
let ready: Promise<void> | undefined;

/** For files that are written once. Level 22 takes five times as long for the same bytes. */
export const SMALLEST = 19;
/** For what a request waits for. */
export const FAST = 9;

export type MakeDelta = (bytes: Buffer, dictionary: Buffer, level: number) => Buffer;

/**
 * Loads the compressor (WebAssembly, because Zstandard is not in Node.js 20) and gives it to `work`. Rejects on a
 * machine that cannot load it.
 */
export async function withDeltas<T>(work: (makeDelta: MakeDelta) => T): Promise<T> {
  await (ready ??= init());
  const context = createCCtx();
  try {
    return work((bytes, dictionary, level) =>
      Buffer.concat([
        DELTA_MAGIC,
        hashOf(dictionary),
        compressUsingDict(context, bytes, dictionary, level),
      ]),
    );
  } finally {
    freeCCtx(context);
  }
}
