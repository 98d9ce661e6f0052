import { stopOnSignal } from '../process';

/** A server that does not stop, and is given 300 ms to do so. */
stopOnSignal({ stop: () => new Promise(() => undefined) }, 300);
setInterval(() => undefined, 1000);
console.info('ready');
