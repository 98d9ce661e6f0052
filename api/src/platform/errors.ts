export type FieldErrors = Record<string, string[]>;

/** A refusal whose message may be shown to the user. Other errors get a generic message. */
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

/** The message of a 429 ends with the time to wait, which is also in Retry-After. */
export const tooMany = (
  seconds: number,
  reason: string,
  message = `${reason} Please try again in ${waitInWords(seconds)}.`,
): HttpError =>
  new HttpError(429, message, {
    headers: { 'retry-after': String(Math.max(1, Math.ceil(seconds))) },
  });

/** How long to wait, in words: `5 minutes`. Rounded up, so that nobody comes back too early. */
export function waitInWords(seconds: number): string {
  const [count, unit] =
    seconds <= 90
      ? [Math.max(1, Math.ceil(seconds)), 'second']
      : seconds <= 90 * 60
        ? [Math.ceil(seconds / 60), 'minute']
        : [Math.ceil(seconds / 3600), 'hour'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** One problem that the schema validation has found. */
export interface SchemaIssue {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
  message?: string;
  parentSchema?: Record<string, unknown>;
}

/** The messages for each field. A schema can set the message with `x-message`. */
export function fieldErrors(issues: readonly SchemaIssue[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of issues) {
    const missing = issue.params.missingProperty;
    const path = issue.instancePath.split('/').filter(Boolean);
    if (typeof missing === 'string') path.push(missing);
    const field = path.join('.') || 'body';
    const own = issue.parentSchema?.['x-message'];
    const text =
      typeof missing === 'string'
        ? `The ${missing} field is required.`
        : typeof own === 'string'
          ? own
          : `The ${field} field is not valid: ${issue.message ?? issue.keyword}.`;
    errors[field] = [...new Set([...(errors[field] ?? []), text])];
  }
  return errors;
}
