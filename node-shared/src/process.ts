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

/** On SIGINT or SIGTERM, lets a server finish its requests before the process ends. */
export function stopOnSignal(server: { stop: () => Promise<void> }): void {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}
