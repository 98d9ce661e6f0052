import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import { filteredBubblewrap } from './seccomp';

/** What one process of the evaluation of a unit may use, in bytes and in seconds of the processor. */
const MEMORY = 1_000_000_000;
const HEAP_MEGABYTES = 512;
const CPU_SECONDS = 60;
/** Processes and threads together. Node.js itself has about 11, and does not start with fewer than 20. */
const MOST_THREADS = 24;
/** The same of a browser: its own memory of all processes together, which its program comes on top of. */
const BROWSER_MEMORY = 900_000_000;
const SCRATCH_BYTES = 200_000_000;
const MOST_BROWSER_THREADS = 400;

/** What is said where uploaded builds cannot be isolated. */
export const ISOLATION_IS_MISSING =
  'This server cannot isolate the builds of teams: install bubblewrap (apt-get install bubblewrap), or set TRUST_UPLOADED_BUILDS=yes, by which each token is worth a login on this machine.';

/** A program with its arguments. */
export type CommandLine = readonly [program: string, ...args: string[]];

let isAvailable: boolean | undefined;

/** Whether bubblewrap works on this machine. It needs Linux, and a kernel that permits user namespaces. */
export function canIsolate(): boolean {
  // A browser also needs what is said of its own processes.
  const places = ['--proc', '/proc', '--chdir', '/'];
  isAvailable ??= process.platform === 'linux' && runs(inNamespaces(places, [], ['-e', '0']));
  return isAvailable;
}

const runs = ([program, ...args]: CommandLine) =>
  spawnSync(program, args, { stdio: 'ignore', timeout: 20_000 }).status === 0;

/** The port of the site inside the namespaces of a browser, which have no other. */
export const ISOLATED_PORT = 8080;

/** The server bundle of a unit: Node.js with this program, which can write nothing. */
export const isolated = (source: string): CommandLine =>
  inNamespaces(
    ['--chdir', '/'],
    [`--data=${MEMORY}`, `--cpu=${CPU_SECONDS}`, '--fsize=0', `--nproc=${MOST_THREADS}`],
    [`--max-old-space-size=${HEAP_MEGABYTES}`, '-e', source],
  );

/**
 * A browser, started by this program with the arguments that follow. It sees the programs and fonts of the system, and
 * what answers on the socket as the only thing on its network.
 */
export function isolatedBrowser(executable: string, socket: string, starter: string): CommandLine {
  const file = realpathSync(executable);
  const folder = dirname(file);
  return inNamespaces(
    [
      ...['--ro-bind', '/usr', '/usr', '--ro-bind-try', '/bin', '/bin', '--proc', '/proc'],
      // Without it, bubblewrap makes a folder that only its owner may enter.
      ...['--perms', '0755', '--dir', '/etc', '--ro-bind-try', '/etc/fonts', '/etc/fonts'],
      ...(folder.startsWith('/usr/') ? [] : ['--ro-bind', folder, folder]),
      ...['--bind', socket, '/site'],
      ...['--perms', '1777', '--size', String(SCRATCH_BYTES), '--tmpfs', '/tmp', '--chdir', '/tmp'],
    ],
    [`--fsize=${SCRATCH_BYTES}`, `--nproc=${MOST_BROWSER_THREADS}`],
    // Its own name is not among its arguments.
    ['-e', starter, '/site', String(ISOLATED_PORT), String(BROWSER_MEMORY), file],
  );
}

/**
 * Node.js with these arguments in namespaces of its own: no network, no other processes, no environment, and of
 * the disk only Node.js, the libraries of the system and these places. What it may use, and ask of the kernel, is
 * limited. The process ends with the one that has started it.
 */
function inNamespaces(
  places: readonly string[],
  limits: readonly string[],
  args: readonly string[],
): CommandLine {
  const isRoot = process.getuid?.() === 0;
  return [
    ...filteredBubblewrap(),
    ...['--unshare-ipc', '--unshare-pid', '--unshare-net', '--unshare-uts', '--unshare-cgroup-try'],
    ...['--die-with-parent', '--new-session', '--clearenv', '--cap-drop', 'ALL'],
    ...['--hostname', 'guest', '--ro-bind', '/usr/lib', '/usr/lib'],
    // Links to the folder above in new systems.
    ...['--ro-bind-try', '/lib', '/lib', '--ro-bind-try', '/lib64', '/lib64'],
    ...['--ro-bind', realpathSync(process.execPath), '/node'],
    ...['--ro-bind', '/usr/bin/prlimit', '/prlimit', '--dev', '/dev'],
    ...places,
    ...(isRoot ? asGuest : ['--unshare-user']),
    // Both are in memory, too, and not limited in size.
    ...['--remount-ro', '/dev', '--remount-ro', '/'],
    ...['/prlimit', ...limits, '--core=0', '--'],
    ...(isRoot ? toGuest() : []),
    ...['/node', ...args],
  ];
}

/**
 * The number of processes is counted for each user, and not limited for root. Therefore root becomes a user that
 * nobody is, another one for each guest, and keeps no right to become anybody else. Neither systemd nor a container
 * gives away these numbers.
 */
const asGuest = [
  ...['--cap-add', 'CAP_SETUID', '--cap-add', 'CAP_SETGID'],
  ...['--ro-bind', '/usr/bin/setpriv', '/setpriv'],
];
function toGuest(): string[] {
  const guest = randomInt(70_000, 100_000);
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
