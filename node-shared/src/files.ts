import { readFileSync, writeFileSync } from 'node:fs';
import writeFileAtomic from 'write-file-atomic';

/**
 * Writes a file whole or not at all: a reader, or a crash, never meets half of it. Until it has its
 * name, its content stands beside it under the same name with a number at the end.
 */
export { writeFileAtomic };

/** Reads a JSON file; the error names it and ends with the hint of what to do about it. */
export function readJson<T>(file: string, hint = ''): T {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (cause) {
    throw new Error(`${file} cannot be read (${errorCode(cause)}).${hint && ` ${hint}`}`, {
      cause,
    });
  }
  try {
    // The caller names the type of what it has written itself.
    return JSON.parse(text) as T;
  } catch (cause) {
    throw new Error(`${file} is not JSON (${String(cause)}).${hint && ` ${hint}`}`, { cause });
  }
}

/** For a folder that nobody reads yet; a file that others read is written with `writeFileAtomic`. */
export function writeJson(file: string, value: unknown): void {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}

/** The code of what a call of Node.js has thrown, such as `ENOENT`; undefined for other errors. */
export const errorCode = (error: unknown): string | undefined =>
  typeof error === 'object' && error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;
