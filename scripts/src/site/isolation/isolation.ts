import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { realpathSync } from 'node:fs';

/** What one process of the evaluation of a unit may use, in bytes and in seconds of the processor. */
const MEMORY = 1_000_000_000;
const HEAP_MEGABYTES = 512;
const CPU_SECONDS = 60;
const LARGEST_FILE = 16_000_000;
const SCRATCH_BYTES = 64_000_000;
/** Processes and threads together. Node.js itself has about 11, and does not start with fewer than 20. */
const MOST_THREADS = 24;

/** What is said where uploaded builds cannot be isolated. */
export const ISOLATION_IS_MISSING =
  'This server cannot isolate the builds of teams: install bubblewrap (apt-get install bubblewrap), or set TRUST_UPLOADED_BUILDS=yes, by which each token is worth a login on this machine.';

/** A program with its arguments. */
export type CommandLine = readonly [program: string, ...args: string[]];

let isAvailable: boolean | undefined;

/** Whether bubblewrap works on this machine. It needs Linux, and a kernel that permits user namespaces. */
export function canIsolate(): boolean {
  isAvailable ??= process.platform === 'linux' && runs(isolated('0'));
  return isAvailable;
}

const runs = ([program, ...args]: CommandLine) =>
  spawnSync(program, args, { stdio: 'ignore', timeout: 20_000 }).status === 0;

/**
 * Node.js with this program in namespaces of its own: no network, no other processes, no environment, and of
 * the disk only Node.js and the libraries of the system, read-only. Memory, processor time, processes and the
 * size of files are limited. The process ends with the one that has started it.
 */
export function isolated(source: string): CommandLine {
  const isRoot = process.getuid?.() === 0;
  return [
    'bwrap',
    ...['--unshare-ipc', '--unshare-pid', '--unshare-net', '--unshare-uts', '--unshare-cgroup-try'],
    ...['--die-with-parent', '--new-session', '--clearenv', '--cap-drop', 'ALL'],
    ...['--ro-bind', '/usr/lib', '/usr/lib'],
    // Links to the folder above in new systems.
    ...['--ro-bind-try', '/lib', '/lib', '--ro-bind-try', '/lib64', '/lib64'],
    ...['--ro-bind', realpathSync(process.execPath), '/node'],
    ...['--ro-bind', '/usr/bin/prlimit', '/prlimit'],
    ...['--dev', '/dev', '--perms', '1777', '--size', String(SCRATCH_BYTES), '--tmpfs', '/tmp'],
    ...['--chdir', '/tmp'],
    ...(isRoot ? asGuest : ['--unshare-user']),
    // Both are in memory, too, and not limited to that size.
    ...['--remount-ro', '/dev', '--remount-ro', '/'],
    ...['/prlimit', `--data=${MEMORY}`, `--cpu=${CPU_SECONDS}`, `--fsize=${LARGEST_FILE}`],
    ...[`--nproc=${MOST_THREADS}`, '--core=0', '--'],
    ...(isRoot ? toGuest() : []),
    ...['/node', `--max-old-space-size=${HEAP_MEGABYTES}`, '-e', source],
  ];
}

/**
 * The number of processes is counted for each user, and not limited for root. Therefore root becomes a user that
 * nobody is, another one for each evaluation, and keeps no right to become anybody else.
 */
const asGuest = [
  ...['--cap-add', 'CAP_SETUID', '--cap-add', 'CAP_SETGID'],
  ...['--ro-bind', '/usr/bin/setpriv', '/setpriv'],
];
function toGuest(): string[] {
  const guest = randomInt(60_000, 65_000);
  return [
    ...['/setpriv', `--reuid=${guest}`, `--regid=${guest}`, '--clear-groups'],
    ...['--bounding-set=-all', '--inh-caps=-all'],
  ];
}

/** The same program without isolation. */
export const unisolated = (source: string): CommandLine => [
  process.execPath,
  `--max-old-space-size=${HEAP_MEGABYTES}`,
  '-e',
  source,
];
