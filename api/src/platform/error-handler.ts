import type { FastifyError } from 'fastify';
import type { App } from './app-types';
import { isConnectionLost } from './database';
import { fieldErrors, HttpError } from './errors';

const plainTexts: Record<number, string> = {
  400: 'The request could not be read.',
  404: 'Not found.',
  405: 'This method is not allowed here.',
  413: 'The request is too large.',
  415: 'This kind of content is not accepted.',
  416: 'The file has no such part.',
};

/** Errors of the file serving: a refused range says how long the file is. */
interface WithHeaders {
  headers?: Record<string, string>;
}

/** Every failure leaves as `{message, errors?}`; what went wrong inside stays in the log. */
export function registerErrors(app: App): void {
  app.setErrorHandler((error: (FastifyError & WithHeaders) | HttpError, request, reply) => {
    if (error instanceof HttpError) {
      const { errors, headers, body, cause } = error.more;
      if ([401, 403, 429].includes(error.statusCode)) {
        const { url: route } = request.routeOptions;
        request.log.warn({ route, status: error.statusCode }, `refused: ${error.message}`);
      }
      if (cause) request.log.error({ err: cause }, error.message);
      return reply
        .code(error.statusCode)
        .headers(headers ?? {})
        .send({ message: error.message, ...(errors && { errors }), ...body });
    }
    if (error.validation) {
      const errors = fieldErrors(error.validation);
      return reply.code(422).send({ message: Object.values(errors)[0]![0], errors });
    }
    // Looks like a lost connection too, but it is the visitor's: nobody reads the answer.
    if (request.raw.readableAborted) {
      request.log.info('the client went away');
      return reply.code(400).send({ message: plainTexts[400] });
    }
    if (isConnectionLost(error)) {
      request.log.error({ err: error }, 'database not reachable');
      return reply
        .code(503)
        .header('retry-after', '2')
        .send({ message: 'The service is not available at the moment. Please try again.' });
    }
    const code = error.statusCode ?? 500;
    if (code >= 400 && code < 500) {
      return reply
        .code(code)
        .headers(error.headers ?? {})
        .send({ message: plainTexts[code] ?? 'The request was refused.' });
    }
    request.log.error({ err: error }, 'request failed');
    return reply.code(500).send({ message: 'Something went wrong. Please try again later.' });
  });
}
