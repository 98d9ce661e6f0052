import { rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { temporaryFolder } from 'node-shared/temporary-folder';

/**
 * What no guest needs of the kernel, with its numbers on x86-64 and arm64: other processes, keys, mounts, namespaces,
 * and what was the way into many kernels.
 */
const REFUSED = `
  ptrace 101 117, process_vm_readv 310 270, process_vm_writev 311 271, kcmp 312 272, pidfd_getfd 438 438,
  add_key 248 217, request_key 249 218, keyctl 250 219, perf_event_open 298 241, bpf 321 280, userfaultfd 323 282,
  io_uring_setup 425 425, io_uring_enter 426 426, io_uring_register 427 427, vmsplice 278 75, personality 135 92,
  mount 165 40, umount2 166 39, pivot_root 155 41, chroot 161 51, open_tree 428 428, move_mount 429 429,
  fsopen 430 430, fsconfig 431 431, fsmount 432 432, fspick 433 433, mount_setattr 442 442,
  name_to_handle_at 303 264, open_by_handle_at 304 265, setns 308 268, unshare 272 97, syslog 103 116`;

const [CLONE, CLONE3] = [{ x64: 56, arm64: 220 }, 435];
const ARCHITECTURE = { x64: 0xc000003e, arm64: 0xc00000b7 };
/** Every flag of `clone` that asks for a namespace. Those of `clone3` lie where no filter can read them. */
const NAMESPACES = 0x7e020000;

// Instructions and results, as linux/filter.h and linux/seccomp.h number them.
const [LOAD, EQUALS, AT_LEAST, HAS, RETURN] = [0x20, 0x15, 0x35, 0x45, 0x06];
const [ALLOW, EPERM, ENOSYS] = [0x7fff0000, 0x00050001, 0x00050026];

const step = (code: number, value: number, skipIfSo = 0, skipIfNot = 0) => [
  code | (skipIfSo << 16) | (skipIfNot << 24),
  value,
];
const when = (test: number, value: number, result: number) => [
  ...step(test, value, 0, 1),
  ...step(RETURN, result),
];

/** The filter of system calls, as the kernel reads it. */
function filter(machine: 'x64' | 'arm64'): Buffer {
  const rows = [...REFUSED.matchAll(/\w+ (?<x64>\d+) (?<arm64>\d+)/g)];
  const program = [
    ...step(LOAD, 4),
    ...step(EQUALS, ARCHITECTURE[machine], 1),
    ...step(RETURN, EPERM),
    ...step(LOAD, 0),
    // The second set of calls of x86-64.
    ...when(AT_LEAST, 0x40000000, EPERM),
    ...when(EQUALS, CLONE3, ENOSYS),
    ...rows.flatMap(({ groups }) => when(EQUALS, Number(groups![machine]), EPERM)),
    ...step(EQUALS, CLONE[machine], 0, 3),
    ...step(LOAD, 16),
    ...when(HAS, NAMESPACES, EPERM),
    ...step(RETURN, ALLOW),
  ];
  return Buffer.from(Uint32Array.from(program).buffer);
}

let file: string | undefined;

/** bubblewrap with the filter, which it reads from a descriptor; without one on other machines. */
export function filteredBubblewrap(): readonly [program: string, ...args: string[]] {
  const { arch } = process;
  if (arch !== 'x64' && arch !== 'arm64') return ['bwrap'];
  if (!file) {
    file = join(temporaryFolder('filter'), 'seccomp');
    writeFileSync(file, filter(arch));
    process.once('exit', () => rmSync(dirname(file!), { recursive: true }));
  }
  return ['sh', '-c', 'exec "$@" 9<"$0"', file, 'bwrap', '--seccomp', '9'];
}
