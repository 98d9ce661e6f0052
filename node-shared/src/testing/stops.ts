import { stopOnSignal } from '../process';

/** A server that stops when it is told to. */
stopOnSignal({ stop: async () => {} });
setInterval(() => undefined, 1000);
console.info('ready');
