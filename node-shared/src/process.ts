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

/** Requests have ten seconds; then the running tasks and the database have the rest. */
const LONGEST_STOP_MS = 18_000;

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
