import { parseArgs } from 'node:util';
import { givenSettings, type Environment } from 'node-shared/settings';

/** One row of a table of commands. */
export interface Command {
  /** One or two sentences. */
  purpose: string;
  /** What follows the name: `NAME`, or `[VERSION]` if it can be left out; with `…`, any number of it. */
  words?: readonly string[];
  /** `--dry-run`, or `--stats KIND` for an option with a value; `--…` leaves any among the words, for another program. */
  options?: readonly string[];
  /** Whether to print the duration at the end, which includes the start of the program. */
  timed?: boolean;
  run(given: Given): Promise<void> | void;
}

/** What a command gets from its command line. */
export interface Given {
  words: string[];
  /** By their names without dashes; an option without a value is `true`. */
  options: Readonly<Record<string, string | boolean | undefined>>;
  env: Environment;
  /** The line of the usage, for errors. */
  usage: string;
}

export type Commands = Readonly<Record<string, Command>>;

/** Runs the command that the arguments name, or prints its help; `callOf` gives how a command is called. */
export async function runCommand(
  commands: Commands,
  callOf: (name: string) => string,
  [name = '--help', ...args]: readonly string[],
  env: Environment,
): Promise<void> {
  const isHelp = (word: string) => word === '--help' || word === '-h';
  // `in` would also find what every object inherits.
  const command = Object.hasOwn(commands, name) ? commands[name]! : null;
  if (!command) {
    const list = Object.keys(commands).map((each) => `  ${usageOf(commands[each]!, callOf(each))}`);
    if (!isHelp(name)) throw new Error([`${name} is unknown; there are`, ...list].join('\n'));
    console.log(list.join('\n'));
    return;
  }
  const usage = usageOf(command, callOf(name));
  if (args.some(isHelp)) {
    console.log(`${usage}\n\n${command.purpose}`);
    return;
  }
  await command.run({ ...parsed(command, usage, args), env, usage });
  if (command.timed) console.log(`It took ${(performance.now() / 1000).toFixed(2)} s.`);
}

function usageOf({ words = [], options = [] }: Command, call: string): string {
  const rest = [...words, ...options.map((option) => `[${option}]`)];
  // npm keeps the options before the dashes for itself.
  const dashes = call.startsWith('npm ') && rest.length > 0 ? ['--'] : [];
  return [call, ...dashes, ...rest].join(' ');
}

function parsed({ words = [], options = [] }: Command, usage: string, args: readonly string[]) {
  if (options.includes('--…')) return { words: [...args], options: {} };
  const known = options.map((option) => {
    const [dashed = '', value] = option.split(' ');
    return [dashed.slice(2), { type: value ? 'string' : 'boolean' }] as const;
  });
  // Not `strict`, whose errors have several sentences and do not tell the usage.
  const { positionals, values, tokens } = parseArgs({
    args: [...args],
    options: Object.fromEntries(known),
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const type = known.find(([name]) => name === token.name)?.[1].type;
    if (!type) throw new Error(`${token.rawName} is unknown; ${usage}`);
    if ((token.value === undefined) !== (type === 'boolean')) {
      throw new Error(`${token.rawName} ${token.value ? 'takes no' : 'needs a'} value; ${usage}`);
    }
  }
  const most = words.some((word) => word.includes('…')) ? Infinity : words.length;
  if (positionals.length > most) throw new Error(`${positionals[most]} is unknown; ${usage}`);
  return { words: positionals, options: values };
}

/** Runs the command of this process. After a failure it prints the message, without a stack trace. */
export function main(commands: Commands, callOf: (name: string) => string): void {
  // oxlint-disable-next-line syntax/no-restricted-syntax -- the program starts here
  const given: Environment = process.env;
  const run = async () => runCommand(commands, callOf, process.argv.slice(2), givenSettings(given));
  run().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    if (given.LOG_LEVEL === 'debug' && error instanceof Error) console.error(error.stack);
    process.exitCode = 1;
  });
}
