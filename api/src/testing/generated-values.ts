/** The part of JSON Schema that the requests of this API use. */
export interface Schema {
  type?: string;
  const?: unknown;
  anyOf?: Schema[];
  enum?: unknown[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
}

export type Random = () => number;

/** Random numbers that are the same for the same seed, so that a failure can be reproduced. */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const pick = <Item>(random: Random, items: readonly Item[]): Item =>
  items[Math.floor(random() * items.length)]!;

const words = [
  'Asha',
  'नीलम जोशी',
  "O'Brien; DROP TABLE users",
  '<b>x</b>',
  '=1+1',
  '🪐',
  '%_\\',
  'é',
];

/** A text that matches the pattern of a schema; a new pattern may need a new example here. */
function fitting(random: Random, pattern: string): string {
  const digits = (count: number) =>
    Array.from({ length: count }, () => Math.floor(random() * 10)).join('');
  const examples = [
    `person${digits(4)}@example.com`,
    `9${digits(9)}`,
    `+919${digits(9)}`,
    digits(87),
    digits(22),
    digits(10),
    digits(6),
    digits(3),
    digits(1),
    '2026-03-14',
    '1999-12-31',
    '19:30',
    '2026-03-14T19:30',
    'numerology-course',
    'course 101',
    'mf-auth',
    `0a1b2c3d${digits(4)}`,
    'var(--color-ink)',
    '',
    'paid',
    'All',
    '/uploads/picture.webp',
    'https://example.com/p.png',
    '9999',
    '29.50',
    ...words,
  ].filter((example) => new RegExp(pattern, 'u').test(example));
  if (examples.length === 0) throw new Error(`No example fits the pattern ${pattern}.`);
  return pick(random, examples);
}

/** A value that fits the schema. */
export function valid(random: Random, schema: Schema): unknown {
  if ('const' in schema) return schema.const;
  if (schema.anyOf) return valid(random, pick(random, schema.anyOf));
  if (schema.enum) return pick(random, schema.enum);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([name]) => schema.required?.includes(name) || random() < 0.6)
          .map(([name, property]) => [name, valid(random, property)]),
      );
    case 'array': {
      const length = (schema.minItems ?? 0) + Math.floor(random() * 3);
      return Array.from({ length }, () => valid(random, schema.items ?? {}));
    }
    case 'string':
      return schema.pattern ? fitting(random, schema.pattern) : text(random, schema);
    case 'integer':
    case 'number': {
      const least = schema.minimum ?? -5;
      const most = Math.min(schema.maximum ?? 1000, least + 1000);
      return pick(
        random,
        [least, most, Math.round(least + random() * (most - least)), 101, 9999].filter(
          (number) => number >= least && number <= (schema.maximum ?? number),
        ),
      );
    }
    case 'boolean':
      return random() < 0.5;
    default:
      return null;
  }
}

function text(random: Random, { minLength = 0, maxLength = 60 }: Schema): string {
  const long = random() < 0.1 ? 'x'.repeat(maxLength) : pick(random, words);
  return long.padEnd(minLength, '7').slice(0, maxLength);
}

const odd = (random: Random): unknown =>
  pick<unknown>(random, [
    null,
    true,
    0,
    -1,
    1.5,
    1e308,
    9_007_199_254_740_991,
    '',
    ' ',
    '\u0000',
    '\ud800',
    'x'.repeat(6000),
    '👩‍👩‍👧‍👦'.repeat(50),
    [],
    ['a'],
    {},
    { $ne: null },
    { constructor: 'x' },
    '2026-02-30',
    '9999-12-31',
    "'; DELETE FROM users; --",
  ]);

/** A valid value with one to three changes: a wrong, a missing or an additional field. */
export function broken(random: Random, schema: Schema): unknown {
  const value = valid(random, schema);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return odd(random);
  const fields = value as Record<string, unknown>;
  const names = Object.keys(schema.properties ?? {});
  const turns = 1 + Math.floor(random() * 3);
  for (let turn = 0; turn < turns; turn += 1) {
    const kind = random();
    const name = pick(random, names.length > 0 ? names : ['other']);
    if (kind < 0.6) fields[name] = odd(random);
    else if (kind < 0.8) delete fields[name];
    else fields[pick(random, ['role', 'price', 'is_admin', 'status', '__proto__x'])] = odd(random);
  }
  return random() < 0.05 ? odd(random) : fields;
}
