/** The parts of a JSON Schema that the descriptions of this API use. */
export interface Schema {
  type?: string | readonly string[];
  enum?: readonly unknown[];
  const?: unknown;
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  allOf?: readonly Schema[];
  properties?: Readonly<Record<string, Schema>>;
  patternProperties?: Readonly<Record<string, Schema>>;
  additionalProperties?: boolean | Schema;
  required?: readonly string[];
  items?: Schema;
  pattern?: string;
  format?: string;
  [limit: string]: unknown;
}

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema?: Schema;
}

type Content = Readonly<Record<string, { schema?: Schema }>>;

interface Operation {
  'x-access'?: string;
  parameters?: readonly Parameter[];
  requestBody?: { content: Content };
  responses?: Readonly<Record<string, { content?: Content }>>;
}

/** An OpenAPI document of this API, as far as it is compared. */
export interface Description {
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/**
 * What pages that were written for one description of the API would miss in another, one line each with the
 * operation and the field. A request of the old pages must still be accepted and read, and every response must
 * be one that they know. Operations of teams (`x-access: team`) are not called by pages.
 */
export function descriptionGaps(before: Description, now: Description): string[] {
  return Object.entries(before.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => {
      if (operation['x-access'] === 'team') return [];
      const name = `${method.toUpperCase()} ${path}`;
      const present = now.paths[path]?.[method];
      if (!present) return [`${name} is gone.`];
      return [...requestGaps(operation, present), ...responseGaps(operation, present)].map(
        (gap) => `${name}: ${gap}`,
      );
    }),
  );
}

function requestGaps(before: Operation, now: Operation): string[] {
  const old = bodyOf(before);
  const present = bodyOf(now);
  return [
    ...gaps(parametersOf(before), parametersOf(now), '', 'request'),
    ...(old && present ? gaps(old, present, 'body', 'request') : []),
    ...(old && !present ? ['body is not read any more.'] : []),
    ...(!old && present?.required?.length ? ['body is required now.'] : []),
  ];
}

function responseGaps(before: Operation, now: Operation): string[] {
  return Object.entries(before.responses ?? {}).flatMap(([status, { content }]) => {
    const old = jsonOf(content);
    const response = now.responses?.[status];
    if (!response)
      return status.startsWith('2') ? [`there is no response ${status} any more.`] : [];
    const present = jsonOf(response.content);
    if (!old) return [];
    if (!present) return [`the response ${status} has no content any more.`];
    return gaps(present, old, `response ${status}`, 'response');
  });
}

const jsonOf = (content: Content | undefined) => content?.['application/json']?.schema;
const bodyOf = ({ requestBody }: Operation) => jsonOf(requestBody?.content);

/** The parameters as one object. Names of headers have no case. */
function parametersOf({ parameters = [] }: Operation): Schema {
  const named = parameters.map((each) => ({
    ...each,
    name: `${each.in} ${each.in === 'header' ? each.name.toLowerCase() : each.name}`,
  }));
  return {
    type: 'object',
    properties: Object.fromEntries(named.map(({ name, schema = {} }) => [name, schema])),
    required: named.filter(({ required }) => required).map(({ name }) => name),
  };
}

/** In a request, a property that is not read any more is a gap; in a response, one that is not known is none. */
type Kind = 'request' | 'response';

/** Where something that `given` describes is not what `taken` describes. */
function gaps(given: Schema, taken: Schema, at: string, kind: Kind): string[] {
  const [from, to] = [merged(given), merged(taken)];
  const choices = from.anyOf ?? from.oneOf;
  if (choices) return unique(choices.flatMap((choice) => gaps(choice, to, at, kind)));
  const allowed = to.anyOf ?? to.oneOf;
  if (allowed) {
    const tried = allowed.map((choice) => gaps(from, choice, at, kind));
    return tried.toSorted((a, b) => a.length - b.length)[0] ?? [];
  }
  return [
    ...valueGaps(from, to, at),
    ...limitGaps(from, to, at),
    ...itemGaps(from, to, at, kind),
    ...propertyGaps(from, to, at, kind),
  ];
}

const unique = (lines: readonly string[]) => [...new Set(lines)];

const typesOf = ({ type }: Schema): readonly string[] =>
  type === undefined ? [] : typeof type === 'string' ? [type] : type;

function valueGaps(given: Schema, taken: Schema, at: string): string[] {
  const allowed = valuesOf(taken);
  const possible = valuesOf(given);
  if (allowed) {
    const others = possible?.filter((value) => !allowed.includes(value));
    if (!others) return [`${at} can be more than ${allowed.map(asText).join(', ')}.`];
    return others.map((value) => `${at} can be ${asText(value)}.`);
  }
  const types = typesOf(taken);
  if (types.length === 0) return [];
  const kinds = possible ? possible.map(typeOfValue) : typesOf(given);
  if (kinds.length === 0) return [`${at} can be anything, not only ${types.join(' or ')}.`];
  return unique(kinds)
    .filter((kind) => !types.includes(kind) && !(kind === 'integer' && types.includes('number')))
    .map((kind) => `${at} can be ${kind}, not only ${types.join(' or ')}.`);
}

const valuesOf = ({ enum: values, const: value, type }: Schema): readonly unknown[] | null => {
  if (type === 'null') return [null];
  return values ?? (value === undefined ? null : [value]);
};

const asText = (value: unknown) => JSON.stringify(value);

function typeOfValue(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

/** The limits of which a larger value is stricter, and those of which a smaller one is. */
const LOWEST = ['minLength', 'minimum', 'exclusiveMinimum', 'minItems', 'minProperties'];
const HIGHEST = ['maxLength', 'maximum', 'exclusiveMaximum', 'maxItems', 'maxProperties'];
const EXACT = ['pattern', 'format', 'multipleOf', 'uniqueItems'];

function limitGaps(given: Schema, taken: Schema, at: string): string[] {
  if (valuesOf(given)) return [];
  const isHeld = (name: string, isAsStrict: (own: number, limit: number) => boolean) => {
    const [own, limit] = [given[name], taken[name]];
    return typeof limit !== 'number' || (typeof own === 'number' && isAsStrict(own, limit));
  };
  return [
    ...LOWEST.filter((name) => !isHeld(name, (own, limit) => own >= limit)),
    ...HIGHEST.filter((name) => !isHeld(name, (own, limit) => own <= limit)),
    ...EXACT.filter((name) => taken[name] !== undefined && taken[name] !== given[name]),
  ].map((name) => `${at} is not held to ${name} ${String(taken[name])}.`);
}

function itemGaps(given: Schema, taken: Schema, at: string, kind: Kind): string[] {
  if (!taken.items || !typesOf(given).includes('array')) return [];
  return gaps(given.items ?? {}, taken.items, `${at}[]`, kind);
}

function propertyGaps(given: Schema, taken: Schema, at: string, kind: Kind): string[] {
  if (!typesOf(given).includes('object') && !given.properties) return [];
  const inside = (name: string) => (at ? `${at}.${name}` : name);
  const missing = (taken.required ?? [])
    .filter((name) => !given.required?.includes(name))
    .map((name) =>
      kind === 'request'
        ? `${inside(name)} is required now.`
        : `${inside(name)} can be missing now.`,
    );
  const read = taken.properties ?? {};
  const known = Object.entries(given.properties ?? {}).flatMap(([name, schema]) => {
    if (read[name]) return gaps(schema, read[name], inside(name), kind);
    const isRead = kind === 'response' || typeof taken.additionalProperties === 'object';
    return isRead || !taken.properties ? [] : [`${inside(name)} is not read any more.`];
  });
  return [...missing, ...known, ...recordGaps(given, taken, at, kind)];
}

/** Objects with any names: the values of both kinds of records. */
function recordGaps(given: Schema, taken: Schema, at: string, kind: Kind): string[] {
  const valueOf = ({ additionalProperties, patternProperties }: Schema) =>
    Object.values(patternProperties ?? {})[0] ??
    (typeof additionalProperties === 'object' ? additionalProperties : undefined);
  const [from, to] = [valueOf(given), valueOf(taken)];
  return from && to ? gaps(from, to, `${at}.*`, kind) : [];
}

/** A schema in several parts as one, and a choice between values as these values. */
function merged({ allOf, ...rest }: Schema): Schema {
  const whole = (allOf ?? []).map(merged).reduce<Schema>(
    (sum, part) => ({
      ...sum,
      ...part,
      properties: { ...sum.properties, ...part.properties },
      required: [...(sum.required ?? []), ...(part.required ?? [])],
    }),
    rest,
  );
  const choices = whole.anyOf ?? whole.oneOf ?? [];
  const values = choices.flatMap((choice) => valuesOf(choice) ?? [undefined]);
  return choices.length === 0 || values.includes(undefined) ? whole : { enum: values };
}
