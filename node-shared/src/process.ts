import { spawn } from 'node:child_process';
import { errorCode } from './files';

/** Whether a process on this machine is still running. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // The process runs under another user.
    return errorCode(error) === 'EPERM';
  }
}

/** DRAIN_SECONDS are at most 15, a proxy has 3, requests ten; then the running tasks and the database have the rest. */
const LONGEST_STOP_MS = 33_000;

/**
 * On SIGINT or SIGTERM, when its terminal is closed (SIGHUP), or when the process that has started it with a channel
 * has ended, lets a server finish its requests before the process ends. A server that does not stop within
 * `longestMs` is killed, which its database must survive anyway.
 */
export function stopOnSignal(
  server: { stop: () => Promise<void> },
  longestMs = LONGEST_STOP_MS,
): void {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => {
      console.error('The server has not stopped in time and is killed.');
      // `process.exit` waits for threads, and one of them may be what does not end.
      process.kill(process.pid, 'SIGKILL');
    }, longestMs).unref();
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.on(event, stop);
  if (process.connected === false) stop();
}

/** The most characters of its complaints that are kept: the last ones. */
const LONGEST_ERRORS = 100_000;

interface ProcessOptions {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  input?: string;
  /** Leaves its standard input open, whose end then tells it that this process has ended. */
  keepsInput?: boolean;
  /** Milliseconds after which it is killed. */
  deadline?: number;
  /** Kills everything that it has started with it. */
  isGroup?: boolean;
  /** The descriptor that it writes its result to: 3 if anything else may write to its standard output. */
  outputFrom?: 1 | 3;
  /** Whether a part of its output, and the bytes up to its end, are enough: then it is killed. */
  isEnough?: (part: Buffer, bytes: number) => boolean;
}

interface EndedProcess {
  /** Null if it was killed. */
  code: number | null;
  output: string;
  errors: string;
  /** Whether it was killed at its deadline. */
  isLate: boolean;
}

/** Runs a program until it ends; it ends with this process at the latest. Rejects if it cannot be started. */
export function runProcess(
  program: string,
  args: readonly string[],
  {
    input = '',
    keepsInput = false,
    deadline,
    isGroup = false,
    outputFrom = 1,
    isEnough = () => false,
    ...place
  }: ProcessOptions,
): Promise<EndedProcess> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      ...place,
      detached: isGroup,
      stdio: outputFrom === 3 ? ['pipe', 'ignore', 'pipe', 'pipe'] : ['pipe', 'pipe', 'pipe'],
    });
    const kill = () => {
      // Undefined if it could not be started, which `error` tells.
      if (child.pid === undefined) return;
      try {
        process.kill(isGroup ? -child.pid : child.pid, 'SIGKILL');
      } catch (error) {
        // It has ended already.
        if (errorCode(error) !== 'ESRCH') throw error;
      }
    };
    let isLate = false;
    const timer =
      deadline &&
      setTimeout(() => {
        isLate = true;
        kill();
      }, deadline);
    process.once('exit', kill);
    const parts: Buffer[] = [];
    let bytes = 0;
    let errors = '';
    // A pipe to read from, as `stdio` says; the types of Node.js do not know.
    const output = child.stdio[outputFrom] as NodeJS.ReadableStream;
    child.stderr!.on('data', (text: Buffer) => {
      errors = (errors + text.toString()).slice(-LONGEST_ERRORS);
    });
    output.on('data', (part: Buffer) => {
      parts.push(part);
      bytes += part.length;
      if (isEnough(part, bytes)) kill();
    });
    const forget = () => {
      clearTimeout(timer);
      process.off('exit', kill);
    };
    child.on('error', (error) => {
      forget();
      reject(error);
    });
    child.on('close', (code) => {
      forget();
      resolve({ code, output: Buffer.concat(parts).toString(), errors, isLate });
    });
    // Ignored: a process that ends early shows it by its output.
    child.stdin!.on('error', () => {});
    if (keepsInput) child.stdin!.write(input);
    else child.stdin!.end(input);
  });
}
