import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyServerOptions } from 'fastify';
import type { Config } from '../../settings/config';
import { withoutAddresses } from '../text-forms';
import type { App, Request } from '../app-types';

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
 * One JSON line per event, in UTC. Requests are known by the pattern of their route: an address can
 * itself be private, as that of a calendar.
 */
export function loggerOptions(config: Config): FastifyServerOptions['logger'] {
  if (config.logLevel === 'silent') return false;
  // The cast: Fastify's type does not allow these serializers of requests and of any error.
  return {
    level: config.logLevel,
    stream: standardOutput,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    serializers: {
      req: (request: Request) => ({ method: request.method, route: request.routeOptions?.url }),
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

/** What a proxy may give a request, so that its log and this one name it alike. */
const REQUEST_ID = /^[\w.-]{8,64}$/;

/** The id that the proxy has given, or a new one. */
export const requestId =
  ({ trustedProxies }: Pick<Config, 'trustedProxies'>) =>
  ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
    const given = String(headers['x-request-id'] ?? '');
    return trustedProxies.length > 0 && REQUEST_ID.test(given) ? given : randomUUID();
  };

interface Refusal {
  /** Why, without what was sent. */
  refused: string;
  /** The names of the wrong fields. */
  fields?: string[];
  /** For an address of no route. */
  path?: string;
}

const refusals = new WeakMap<Request, Refusal>();

/** Tells the line of a request why it was refused. */
export const noteRefusal = (request: Request, refusal: Refusal): unknown =>
  refusals.set(request, refusal);

/** One line per request, after its answer; the id is sent to the client, who can name it in a complaint. */
export function registerRequestLog(app: App): void {
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const refusal = refusals.get(request);
    const isForeign = refusal?.path ?? [401, 403, 429].includes(reply.statusCode);
    request.log[isForeign ? 'warn' : 'info'](
      {
        method: request.method,
        route: request.is404 ? undefined : request.routeOptions.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        ...refusal,
      },
      'request',
    );
  });
}

const withoutValues = (text: string): string =>
  withoutAddresses(text.replace(/params: .*/g, 'params: (not logged)'));
