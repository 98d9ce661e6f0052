import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import writeFileAtomic from 'write-file-atomic';

/**
 * Writes a file completely or not at all: no reader sees half of a file, also after a crash.
 * The content first goes to a temporary file in the same folder, which has the same name
 * with a number at the end.
 */
export { writeFileAtomic };

/** Reads a JSON file. Errors name the file and end with `hint`, which says what to do. */
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
    // The program wrote the file itself, so the caller knows its type.
    return JSON.parse(text) as T;
  } catch (cause) {
    throw new Error(`${file} is not JSON (${String(cause)}).${hint && ` ${hint}`}`, { cause });
  }
}

/** Not atomic: for a folder that nobody reads yet. Use `writeFileAtomic` for a file that others read. */
export function writeJson(file: string, value: unknown): void {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}

/** The code of an error that Node.js throws, such as `ENOENT`; undefined for other errors. */
export const errorCode = (error: unknown): string | undefined =>
  typeof error === 'object' && error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;

/** The files below a folder, at any depth: sorted paths relative to it. Empty without the folder. */
export function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}
