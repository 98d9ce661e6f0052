const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    // A timer would wait, for as long as a second where the page is opened in the background.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/** Milliseconds for which the script may keep the browser without a pause. */
const SLICE = 20;

let paused = 0;

/** Lets the browser draw, and answer what the visitor does, unless it just has. */
export async function pause(): Promise<void> {
  if (performance.now() - paused < SLICE) return;
  await nextTask();
  paused = performance.now();
}

/** Runs parts of the host one after another, with pauses. */
export async function inTurn(parts: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const part of parts) {
    await pause();
    await part();
  }
}
