/** What a command prints for `--help`, and which options it takes. */
export interface Usage {
  /** How it is called: `npm run publish:remote -- NAME [--candidate]`. */
  usage: string;
  /** One or two sentences. */
  purpose: string;
  /** How many words it takes at most, options aside. */
  words: number;
  options?: readonly string[];
  /** Whether to print at the end how long it took, the start of the program included. */
  timed?: boolean;
}

/** Runs a command; a failure is its message, never a stack trace, and a non-zero exit code. */
export function command(
  { usage, purpose, words, options = [], timed = false }: Usage,
  work: (words: string[], options: ReadonlySet<string>) => Promise<void>,
): void {
  const given = process.argv.slice(2);
  if (given.includes('--help') || given.includes('-h')) {
    console.log(`${usage}\n\n${purpose}`);
    return;
  }
  run(given).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    if (process.env.LOG_LEVEL === 'debug' && error instanceof Error) console.error(error.stack);
    process.exitCode = 1;
  });

  async function run(all: string[]): Promise<void> {
    const isOption = (word: string) => /^-/.test(word) && Number.isNaN(Number(word));
    const plain = all.filter((word) => !isOption(word));
    const unknown = [
      ...all.filter((word) => isOption(word) && !options.includes(word)),
      ...plain.slice(words),
    ];
    if (unknown.length > 0) throw new Error(`${unknown[0]} is not understood; ${usage}`);
    await work(plain, new Set(all.filter(isOption)));
    if (timed) console.log(`It took ${(performance.now() / 1000).toFixed(2)} s.`);
  }
}
