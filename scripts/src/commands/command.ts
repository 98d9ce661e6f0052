/** What a command prints for `--help`, and which options it takes. */
export interface Usage {
  /** The command line: `npm run publish:remote -- NAME [--candidate]`. */
  usage: string;
  /** One or two sentences. */
  purpose: string;
  /** The highest number of arguments, without options. */
  words: number;
  options?: readonly string[];
  /** Whether to print the duration at the end, which includes the start of the program. */
  timed?: boolean;
}

/** Runs a command. After a failure it prints the message, without a stack trace, and sets the exit code. */
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
    if (unknown.length > 0) throw new Error(`${unknown[0]} is unknown; ${usage}`);
    await work(plain, new Set(all.filter(isOption)));
    if (timed) console.log(`It took ${(performance.now() / 1000).toFixed(2)} s.`);
  }
}
