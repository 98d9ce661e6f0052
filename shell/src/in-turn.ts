/** Lets the browser draw, and answer what the visitor does, before the script goes on. */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    // A timer would wait, for as long as a second where the page is opened in the background.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/** Runs parts of the host one after another, each in a task of its own. */
export async function inTurn(parts: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const part of parts) {
    await nextTask();
    await part();
  }
}
