import type { FastifyServerOptions } from 'fastify';
import type { Config } from '../../settings/config';

/** Bytes; later lines are lost while the reader of the log has stopped. */
const MOST_WAITING = 1_000_000;

/**
 * Does not wait for the reader of the log, as the logger's own output does: a full pipe would stop the
 * whole process, signals included. A reader that has gone away is no reason to end either.
 */
const standardOutput = {
  write: (line: string): void => {
    const { stdout } = process;
    if (!stdout.listeners('error').includes(ignore)) stdout.on('error', ignore);
    if (stdout.writableLength < MOST_WAITING) stdout.write(line);
  },
};

const ignore = (): void => undefined;

/**
 * One JSON line per event, in UTC. A request is logged by the pattern of its route: addresses can contain
 * tokens, e.g. of a calendar, and names.
 */
export function loggerOptions(config: Config): FastifyServerOptions['logger'] {
  if (config.logLevel === 'silent') return false;
  // The cast: Fastify's type does not allow these serializers of requests and of any error.
  return {
    level: config.logLevel,
    stream: standardOutput,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    serializers: {
      req: (request) => ({
        method: request.method,
        route: request.routeOptions?.url,
        client: request.ip,
      }),
      // Only the text and the reason of a failed statement are logged; its values can be secrets.
      err: (error: Error & { code?: string; cause?: Error & { code?: string } }) => ({
        type: error.name,
        message: withoutValues(error.message),
        code: error.code ?? error.cause?.code,
        cause: error.cause && withoutValues(error.cause.message),
        stack: error.stack && withoutValues(error.stack),
      }),
    },
  } as FastifyServerOptions['logger'];
}

const withoutValues = (text: string): string => text.replace(/params: .*/g, 'params: (not logged)');
