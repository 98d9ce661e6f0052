import type { FastifyError } from 'fastify';
import type { App } from './app-types';
import { isConnectionLost } from './database';

export type FieldErrors = Record<string, string[]>;

/** A refusal with a text that may be shown. Everything else becomes a generic 500. */
export class HttpError extends Error {
  override name = 'HttpError';
  constructor(
    readonly statusCode: number,
    message: string,
    readonly more: {
      errors?: FieldErrors;
      headers?: Record<string, string>;
      body?: object;
      cause?: unknown;
    } = {},
  ) {
    super(message, { cause: more.cause });
  }
}

export const invalid = (errors: FieldErrors, body?: object): HttpError =>
  new HttpError(422, Object.values(errors)[0]?.[0] ?? 'The request is not valid.', {
    errors,
    body,
  });

export const tooMany = (seconds: number, message: string): HttpError =>
  new HttpError(429, message, {
    headers: { 'retry-after': String(Math.max(1, Math.ceil(seconds))) },
  });

interface SchemaIssue {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
  message?: string;
  parentSchema?: Record<string, unknown>;
}

/** One list of texts a field, the schema's own `x-message` where it has one. */
export function fieldErrors(issues: readonly SchemaIssue[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of issues) {
    const missing = issue.params.missingProperty;
    const path = issue.instancePath.split('/').filter(Boolean);
    if (typeof missing === 'string') path.push(missing);
    const field = path.join('.') || 'body';
    const text =
      typeof missing === 'string'
        ? `The ${missing} field is required.`
        : ((issue.parentSchema?.['x-message'] as string | undefined) ??
          `The ${field} field is not valid: ${issue.message ?? issue.keyword}.`);
    errors[field] = [...new Set([...(errors[field] ?? []), text])];
  }
  return errors;
}

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
      const errors = fieldErrors(error.validation as unknown as SchemaIssue[]);
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
