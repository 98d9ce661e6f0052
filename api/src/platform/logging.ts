import type { FastifyServerOptions } from 'fastify';
import type { Config } from './config';

/** One JSON line an event, in UTC. Addresses are logged without their query: it can hold tokens. */
export function loggerOptions(config: Config): FastifyServerOptions['logger'] {
  if (config.logLevel === 'silent') return false;
  // Fastify's type allows serializers of its own requests only, not of any error with a code.
  return {
    level: config.logLevel,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    serializers: {
      req: (request) => ({
        method: request.method,
        path: request.url?.split('?', 1)[0],
        client: request.ip,
      }),
      // The values of a failed statement can be secrets: only its text and reason are logged.
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
