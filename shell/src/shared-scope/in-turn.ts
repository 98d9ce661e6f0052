/** Lets a script outside the host say that the page does not work, and report it. */
export function sayThatHostFailed(): void {
  document.documentElement.dataset.host = 'failed';
  const script = '/scripts/host-missing.js';
  import(/* webpackIgnore: true */ script).catch(() => {});
}

const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    try {
      // A timer would wait longer: up to a second in a page that is opened in the background.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        resolve();
      };
      port2.postMessage(null);
    } catch {
      setTimeout(resolve);
    }
  });

/** Milliseconds for which the script may run without a pause. */
const SLICE = 20;

let paused = 0;

/** Lets the browser draw and respond to the visitor, unless the last pause was just before. */
export async function pause(): Promise<void> {
  if (performance.now() - paused < SLICE) return;
  await nextTask();
  paused = performance.now();
}

/** Runs parts of the host one after another, with pauses. */
export async function inTurn(parts: readonly (() => Promise<unknown>)[]): Promise<void> {
  try {
    for (const part of parts) {
      await pause();
      await part();
    }
  } catch (error) {
    sayThatHostFailed();
    throw error;
  }
}
