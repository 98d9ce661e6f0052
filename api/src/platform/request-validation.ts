import Ajv from 'ajv';
import type { FastifySchemaValidationError } from 'fastify/types/schema';
import { PHONE_PREFIX } from 'shared/constants';
import { normalPhone } from 'shared/validation';
import type { App } from './app-types';
import { invalid } from './errors';

const options = { allErrors: true, verbose: true, strict: false, useDefaults: true } as const;

/**
 * Bodies are taken as they are, addresses and headers as the text they are; what a schema does not
 * name is dropped, so that an added `role` or `price` never gets further than this.
 */
export function registerRequestValidation(app: App): void {
  // Fastify reads it unasked; no call of this API takes it.
  app.removeContentTypeParser('text/plain');
  // Many clients name JSON as the type of a call without a body, as `/logout` is one.
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, parsed) => {
    if (body === '') parsed(null, undefined);
    else void parse(request, String(body), parsed);
  });
  const body = new Ajv({ ...options, removeAdditional: 'all' });
  normalisePhones(body);
  const text = new Ajv({ ...options, removeAdditional: 'all', coerceTypes: true });
  const header = new Ajv({ ...options, coerceTypes: true });
  const compilers = { body, headers: header, querystring: text, params: text };
  app.setValidatorCompiler(({ schema, httpPart }) => {
    // Fastify types both wider than what it passes: one of the four parts, and a JSON schema.
    const part = (httpPart ?? 'body') as keyof typeof compilers;
    // Compiled with the first request of a route: all of them at once would hold up the start. The
    // cast: see above.
    const compile = () => compilers[part].compile(schema as object);
    let validate: ReturnType<typeof compile> | undefined;
    return (data: unknown) => {
      validate ??= compile();
      if (validate(data) === true) return { value: data };
      // The same issues; the two packages declare their optional fields differently.
      return { error: validate.errors as unknown as FastifySchemaValidationError[] };
    };
  });
}

/** Where the checked value stands in the body. */
interface Place {
  parentData: Record<string, unknown>;
  parentDataProperty: string | number;
}

/**
 * Fields with `x-phone` are reduced to the digits of the number before they are checked, so that one
 * number is stored in one spelling. `prefixed` ones keep the country prefix that the form added.
 */
function normalisePhones(ajv: Ajv): void {
  ajv.addKeyword({
    keyword: 'x-phone',
    type: 'string',
    schemaType: 'string',
    before: 'pattern',
    modifying: true,
    validate: (kind: string, text: string, _schema?: unknown, place?: Place) => {
      const number = normalPhone(text);
      const keepsPrefix = kind === 'prefixed' && number !== text && text.startsWith(PHONE_PREFIX);
      if (place)
        place.parentData[place.parentDataProperty] = keepsPrefix ? PHONE_PREFIX + number : number;
      return true;
    },
  });
}

/** Far more than any body of this API has. */
const MOST_LEVELS = 10;

/** Refuses what no call can take, before the schemas are asked. */
export function refuseUnstorable(app: App): void {
  app.addHook('preValidation', async ({ body, query }) => {
    const field = unstorableField(body) ?? unstorableField(query);
    if (field)
      throw invalid({ [field]: [`The ${field} field has a character that is not allowed.`] });
  });
}

/** PostgreSQL cannot store the character U+0000 in a text. */
function unstorableField(value: unknown, name = 'body', level = 0): string | undefined {
  if (typeof value === 'string') return value.includes('\0') ? name : undefined;
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return undefined;
  if (level > MOST_LEVELS) throw invalid({ body: ['The body is nested too deeply.'] });
  for (const [key, entry] of Object.entries(value)) {
    const found = key.includes('\0') ? 'body' : unstorableField(entry, key, level + 1);
    if (found) return found;
  }
  return undefined;
}
