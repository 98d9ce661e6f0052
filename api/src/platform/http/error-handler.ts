import type { FastifyError } from 'fastify';
import { StoreError } from 'node-shared/s3';
import type { App } from '../app-types';
import { isUnavailable } from '../database/failures';
import { fieldErrors, HttpError } from '../errors';
import { noteRefusal } from './logging';

const plainTexts: Record<number, string> = {
  400: 'The request could not be read.',
  404: 'Not found.',
  405: 'This method is not allowed here.',
  413: 'The request is too large.',
  415: 'This kind of content is not accepted.',
  416: 'The file has no such part.',
};

/** Errors of the file serving can have headers: for a refused range, the length of the file. */
interface WithHeaders {
  headers?: Record<string, string>;
}

/** Sends every failure as `{message, errors?}`; internal details appear only in the log. */
export function registerErrors(app: App): void {
  app.setErrorHandler((error: (FastifyError & WithHeaders) | HttpError, request, reply) => {
    // The framework closes the connection of a body that it does not read. A client that still sends would see a lost
    // connection, and not this response; what it sends is dropped until `requestTimeout`.
    if (!request.raw.complete) reply.removeHeader('connection');
    if (error instanceof HttpError) {
      const { errors, headers, body, cause } = error.more;
      noteRefusal(request, {
        refused: error.message,
        ...(errors && { fields: Object.keys(errors) }),
      });
      if (cause) request.log.error({ err: cause }, error.message);
      return reply
        .code(error.statusCode)
        .headers(headers ?? {})
        .send({ message: error.message, ...(errors && { errors }), ...body });
    }
    if (error.validation) {
      const errors = fieldErrors(error.validation);
      const message = Object.values(errors)[0]![0]!;
      noteRefusal(request, { refused: message, fields: Object.keys(errors) });
      return reply.code(422).send({ message, errors });
    }
    // This error also looks like a lost database connection, but the client has closed its own.
    if (request.raw.readableAborted) {
      request.log.info('the client went away');
      return reply.code(400).send({ message: plainTexts[400] });
    }
    const retryAfter = isUnavailable(error) ? 2 : error instanceof StoreError && error.retryAfter;
    if (typeof retryAfter === 'number') {
      request.log.error({ err: error }, 'database or store not available');
      return reply
        .code(503)
        .header('retry-after', String(Math.ceil(retryAfter)))
        .send({ message: 'The service is not available at the moment. Please try again.' });
    }
    const code = error.statusCode ?? 500;
    if (code >= 400 && code < 500) {
      // The message of the framework can repeat what was sent; its code cannot.
      noteRefusal(request, { refused: error.code });
      return reply
        .code(code)
        .headers(error.headers ?? {})
        .send({ message: plainTexts[code] ?? 'The request was refused.' });
    }
    request.log.error({ err: error }, 'request failed');
    return reply.code(500).send({ message: 'Something went wrong. Please try again later.' });
  });
}
