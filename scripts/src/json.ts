import { readFileSync, writeFileSync } from 'node:fs';

/** Reads a JSON file; the error names it and says what mends it. */
export function readJson<T>(file: string, mend = ''): T {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    throw new Error(`${file} cannot be read (${code}).${mend && ` ${mend}`}`, { cause });
  }
  try {
    return JSON.parse(text) as T;
  } catch (cause) {
    throw new Error(`${file} is not JSON (${String(cause)}).${mend && ` ${mend}`}`, { cause });
  }
}

export function writeJson(file: string, value: unknown): void {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}
