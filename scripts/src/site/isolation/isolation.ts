import { spawnSync } from 'node:child_process';
import { realpathSync } from 'node:fs';

/** Bytes of memory, and seconds of processor time, that the evaluation of a unit may use. */
const MEMORY = 2_000_000_000;
const HEAP_MEGABYTES = 512;
const CPU_SECONDS = 60;
const LARGEST_FILE = 16_000_000;
const SCRATCH_BYTES = 64_000_000;

/** What is said where uploaded builds cannot be isolated. */
export const ISOLATION_IS_MISSING =
  'This server cannot isolate the builds of teams: install bubblewrap (apt-get install bubblewrap), or set TRUST_UPLOADED_BUILDS=yes, by which each token is worth a login on this machine.';

/** A program with its arguments. */
export type CommandLine = readonly [program: string, ...args: string[]];

let isAvailable: boolean | undefined;

/** Whether bubblewrap works on this machine. It needs Linux, and a kernel that permits user namespaces. */
export function canIsolate(): boolean {
  isAvailable ??= process.platform === 'linux' && runs(isolated('/dev/null', ['-e', '0']));
  return isAvailable;
}

const runs = ([program, ...args]: CommandLine) =>
  spawnSync(program, args, { stdio: 'ignore', timeout: 20_000 }).status === 0;

/**
 * Node.js in namespaces of its own: no network, no other processes, no environment, and of the disk only
 * Node.js, the libraries of the system and `script`, all read-only. Memory, processor time and the size of
 * files are limited. The process ends with the one that has started it.
 */
export function isolated(script: string, args: readonly string[] = ['/script.cjs']): CommandLine {
  return [
    'prlimit',
    ...[`--data=${MEMORY}`, `--cpu=${CPU_SECONDS}`, `--fsize=${LARGEST_FILE}`, '--core=0', '--'],
    'bwrap',
    ...['--unshare-all', '--die-with-parent', '--new-session', '--clearenv', '--cap-drop', 'ALL'],
    ...['--ro-bind', '/usr/lib', '/usr/lib'],
    // Links to the folder above in new systems.
    ...['--ro-bind-try', '/lib', '/lib', '--ro-bind-try', '/lib64', '/lib64'],
    ...['--ro-bind', realpathSync(process.execPath), '/node', '--ro-bind', script, '/script.cjs'],
    ...['--dev', '/dev', '--size', String(SCRATCH_BYTES), '--tmpfs', '/tmp', '--chdir', '/tmp'],
    ...['/node', `--max-old-space-size=${HEAP_MEGABYTES}`, ...args],
  ];
}

/** The same program without isolation. */
export const unisolated = (script: string): CommandLine => [
  process.execPath,
  `--max-old-space-size=${HEAP_MEGABYTES}`,
  script,
];
