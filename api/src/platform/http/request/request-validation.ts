import Ajv from 'ajv';
import type { FastifySchemaValidationError } from 'fastify/types/schema';
import type { TextKind } from 'shared/model/schemas';
import type { App } from '../../app-types';
import { invalid } from '../../errors';
import { textForms } from '../../text-forms';

const options = { allErrors: true, verbose: true, strict: false, useDefaults: true } as const;

/**
 * Validates requests by the schemas of their routes. Values in the path, query and headers are texts
 * and are converted to the type of the schema; values in the body are not. Fields that no schema
 * names are removed (except headers), so that an added `role` or `price` does not reach a route.
 */
export function registerRequestValidation(app: App): void {
  // Fastify accepts this type by default; no route of this API does.
  app.removeContentTypeParser('text/plain');
  // Many clients send the content type of JSON with a request without a body, e.g. `/logout`.
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, parsed) => {
    if (body === '') parsed(null, undefined);
    else void parse(request, String(body), parsed);
  });
  const body = new Ajv({ ...options, removeAdditional: 'all' });
  const text = new Ajv({ ...options, removeAdditional: 'all', coerceTypes: true });
  [body, text].forEach(keepTextForms);
  const header = new Ajv({ ...options, coerceTypes: true });
  const compilers = { body, headers: header, querystring: text, params: text };
  app.setValidatorCompiler(({ schema, httpPart }) => {
    // The cast: Fastify's type is wider than the four parts that it passes.
    const part = (httpPart ?? 'body') as keyof typeof compilers;
    // Compiled at the first request of a route, because compiling all schemas would delay the start.
    // The cast: Fastify's type is wider than the JSON schema that it passes.
    const compile = () => compilers[part].compile(schema as object);
    let validate: ReturnType<typeof compile> | undefined;
    return (data: unknown) => {
      validate ??= compile();
      if (validate(data) === true) return { value: data };
      // The cast: Ajv and Fastify declare the optional fields of the same issues differently.
      return { error: validate.errors as unknown as FastifySchemaValidationError[] };
    };
  });
}

/** The position of the checked value in the body. */
interface Place {
  parentData: Record<string, unknown>;
  parentDataProperty: string | number;
}

/** Brings a text into the form of its kind (`x-text`) before anything else of it is checked. */
function keepTextForms(ajv: Ajv): void {
  ajv.addKeyword({
    keyword: 'x-text',
    type: 'string',
    schemaType: 'string',
    before: 'maxLength',
    modifying: true,
    validate: (kind: TextKind, text: string, _schema?: unknown, place?: Place) => {
      if (place) place.parentData[place.parentDataProperty] = textForms[kind](text);
      return true;
    },
  });
}

/** The deepest nesting that is accepted, far deeper than any body of this API. */
const MOST_LEVELS = 10;

/** Refuses a request with a text that cannot be stored, before it is checked by the schema. */
export function rejectUnstorableText(app: App): void {
  app.addHook('preValidation', async ({ body, query, params }) => {
    const field = unstorableField(body) ?? unstorableField(query) ?? unstorableField(params);
    if (field)
      throw invalid({ [field]: [`The ${field} field has a character that is not allowed.`] });
  });
}

/** PostgreSQL cannot store U+0000, nor UTF-8 half of a pair of surrogates. */
const isUnstorable = (text: string) => text.includes('\0') || /\p{Surrogate}/u.test(text);

/** The name of a field with a character that cannot be stored. */
function unstorableField(value: unknown, name = 'body', level = 0): string | undefined {
  if (typeof value === 'string') return isUnstorable(value) ? name : undefined;
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return undefined;
  if (level > MOST_LEVELS) throw invalid({ body: ['The body is nested too deeply.'] });
  for (const [key, entry] of Object.entries(value)) {
    const found = isUnstorable(key) ? 'body' : unstorableField(entry, key, level + 1);
    if (found) return found;
  }
  return undefined;
}
