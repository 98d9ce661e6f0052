import { brokenSignatures, type Section } from './compare';
import { root } from '../units/units';
import { usesOf, type Uses } from './uses';

/** A change of what the host gives: before, after, and how a section uses it. */
type Change = [what: string, before: string, after: string, use?: string];

const props = (type: string) => `export declare function X(props: ${type}): JSX.Element;`;
const call = (signature: string) => `export declare function X${signature};`;

/** Each with an export `X`, which gets a name of its own below. */
const refused: Change[] = [
  ['a new required property', props('{ a: string }'), props('{ a: string; b: string }')],
  ['an optional property that is required now', props('{ a?: string }'), props('{ a: string }')],
  ['a required property renamed', props('{ busyText: string }'), props('{ busyLabel: string }')],
  [
    'an optional property renamed',
    props('{ label: string; busyText?: string }'),
    props('{ label: string; busyLabel?: string }'),
    '<X label="a" busyText="b" />',
  ],
  [
    'an optional property removed',
    props('{ label: string; width?: number }'),
    props('{ label: string }'),
    '<X label="a" width={3} />',
  ],
  [
    'children removed',
    props('{ label: string; children?: unknown }'),
    props('{ label: string }'),
    '<X label="a">text</X>',
  ],
  [
    'a property of an element of a list renamed',
    props('{ items: { id: number; hint?: string }[] }'),
    props('{ items: { id: number; note?: string }[] }'),
    '<X items={[{ id: 1, hint: "b" }]} />',
  ],
  [
    'a property in an object renamed',
    props('{ link?: { href: string; text?: string } }'),
    props('{ link?: { href: string; label?: string } }'),
    '<X link={{ href: "/", text: "b" }} />',
  ],
  [
    'an option of a call renamed',
    call('(path: string, options?: { retries?: number }): void'),
    call('(path: string, options?: { attempts?: number }): void'),
    'X("/", { retries: 2 })',
  ],
  [
    'an option behind a condition removed',
    call('(options: { a?: 1; b?: 1 }): void'),
    call('(options: { a?: 1 }): void'),
    'X(true ? { a: 1 } : { b: 1 })',
  ],
  ['a union narrowed', props("{ size: 'small' | 'large' }"), props("{ size: 'small' }")],
  ['a member of a union renamed', props("{ tone?: 'a' | 'b' }"), props("{ tone?: 'a' | 'c' }")],
  ['null not allowed any more', props('{ value: string | null }'), props('{ value: string }')],
  ['another type of a property', props('{ size: number }'), props('{ size: string }')],
  [
    'a callback that gets less',
    props('{ onPick: (id: number) => void }'),
    props('{ onPick: () => void; }').replace('() => void', '(id: string) => void'),
  ],
  [
    'a callback that must return something',
    props('{ onSend: () => void }'),
    props('{ onSend: () => Promise<string> }'),
  ],
  ['a new required argument', call('(a: string): void'), call('(a: string, b: number): void')],
  ['an argument narrowed', call('(a: string | number): void'), call('(a: string): void')],
  ['arguments swapped', call('(a: string, b: number): void'), call('(b: number, a: string): void')],
  ['an array instead of one value', call('(a: string): void'), call('(a: string[]): void')],
  ['a changed return', call('(): string'), call('(): number')],
  ['a return that can be null', call('(): string'), call('(): string | null')],
  ['a property of the return removed', call('(): { a: 1; b: 2 }'), call('(): { a: 1 }')],
  [
    'a property of the return renamed',
    call('(): { isOpen: boolean }'),
    call('(): { open: boolean }'),
  ],
  ['a property of the return optional', call('(): { a: string }'), call('(): { a?: string }')],
  ['a promise instead of a value', call('(): string'), call('(): Promise<string>')],
  [
    'an overload removed',
    `${call('(a: string): string')} ${call('(a: number): number')}`,
    call('(a: string): string'),
  ],
  ['a constant of another type', 'export declare const X: string;', 'export declare const X: 3;'],
  [
    'a key of a constant removed',
    'export declare const X: { home: string; cart: string };',
    'export declare const X: { home: string };',
  ],
  [
    'a function that is an object now',
    call('(): void'),
    'export declare const X: { run(): void };',
  ],
];

const accepted: Change[] = [
  ['nothing', props('{ a: string }'), props('{ a: string }')],
  [
    'a new optional property',
    props('{ a: string }'),
    props('{ a: string; b?: string }'),
    '<X a="" />',
  ],
  ['a required property optional', props('{ a: string }'), props('{ a?: string }'), '<X a="" />'],
  [
    'an optional property removed that nobody gives',
    props('{ a: string; b?: string }'),
    props('{ a: string }'),
    '<X a="" />',
  ],
  [
    'an optional property renamed that nobody gives',
    props('{ a: string; b?: string }'),
    props('{ a: string; c?: string }'),
    '<X a="" />',
  ],
  ['a union widened', props("{ size: 'small' }"), props("{ size: 'small' | 'large' }")],
  ['null allowed', props('{ value: string }'), props('{ value: string | null }')],
  ['undefined allowed', props('{ value: string }'), props('{ value: string | undefined }')],
  ['properties in another order', props('{ a: 1; b: 2 }'), props('{ b: 2; a: 1 }')],
  ['a parameter renamed', call('(a: string): void'), call('(path: string): void')],
  ['a new optional argument', call('(a: string): void'), call('(a: string, b?: number): void')],
  ['an argument fewer', call('(a: string, b: number): void'), call('(a: string): void')],
  ['an argument widened', call('(a: string): void'), call('(a: string | number): void')],
  [
    'a list that may be read only',
    call('(a: string[]): void'),
    call('(a: readonly string[]): void'),
  ],
  ['a return narrowed', call('(): string | null'), call('(): string')],
  ['a new property of the return', call('(): { a: 1 }'), call('(): { a: 1; b: 2 }')],
  ['an optional property of the return always there', call('(): { a?: 1 }'), call('(): { a: 1 }')],
  [
    'a new overload',
    call('(a: string): string'),
    `${call('(a: number): number')} ${call('(a: string): string')}`,
  ],
  [
    'a new option',
    call('(o: { a?: 1 }): void'),
    call('(o: { a?: 1; b?: 1 }): void'),
    'X({ a: 1 })',
  ],
  [
    'a callback that gets more',
    props('{ onPick: (id: number) => void }'),
    props('{ onPick: (id: number, name: string) => void }'),
  ],
  [
    'a callback whose result is not used any more',
    props('{ onSend: () => string }'),
    props('{ onSend: () => void }'),
  ],
  [
    'a callback that gets something narrower',
    props('{ onPick: (id: number | string) => void }'),
    props('{ onPick: (id: number) => void }'),
  ],
  [
    'a new key of a constant',
    'export declare const X: { a: 1 };',
    'export declare const X: { a: 1; b: 1 };',
  ],
  ['a constant narrowed', 'export declare const X: string;', "export declare const X: 'a';"],
  [
    'a type of its own for the properties',
    props('{ a: string; b?: number }'),
    `interface XProps { a: string; b?: number } ${props('XProps')}`,
    '<X a="" b={1} />',
  ],
  [
    'a type parameter with a default',
    call('<T>(a: T): T'),
    call('<T, E = unknown>(a: T, b?: E): T'),
  ],
  [
    'a function written as a constant',
    call('(a: string): void'),
    'export declare const X: (a: string) => void;',
  ],
  [
    'an interface split in two',
    props('{ a: 1; b?: 2 }'),
    `interface XA { a: 1 } interface XB extends XA { b?: 2 } ${props('XB')}`,
    '<X a={1} b={2} />',
  ],
  [
    'another export removed',
    `${call('(): void')} export declare const unusedX: 1;`,
    call('(): void'),
  ],
  [
    'a new property in another part of the state than a selector needs',
    "export declare const X: (state: Pick<{ login: 1; cart: { a: 1 } }, 'login'>) => 1;",
    "export declare const X: (state: Pick<{ login: 1; cart: { a: 1; b: 1 } }, 'login'>) => 1;",
  ],
  ['a comment', call('(): void'), `/** Does nothing. */ ${call('(): void')}`],
];

const JSX_TYPES = 'declare global { namespace JSX { interface Element { type: string } } }\n';
const MODULE = 'shared/ui';
const nameOf = (index: number) => `Export${index}`;
const named = (text: string, index: number) =>
  text.replace(/\b(unused)?X(Props|A|B)?\b/g, `$1${nameOf(index)}$2`);

const declarations = (texts: readonly string[], contract = 'label: string') => ({
  modules: { [MODULE]: 'ui/index.d.ts', 'shared/contract': 'contract/index.d.ts' },
  files: {
    'ui/index.d.ts': `${JSX_TYPES}${texts.join('\n')}`,
    'contract/index.d.ts': `export interface RemoteModule { ${contract} }`,
  },
});

/** The uses of a section with this source. */
function usesIn(source: string): Uses {
  const uses: Uses = {};
  for (const { module, name, path } of usesOf(source, 'page.tsx')) {
    ((uses[module] ??= {})[name] ??= []).push(path);
  }
  return uses;
}

/** A section that uses the export of each change. */
const section = (changes: readonly Change[], name = 'mf-chat'): Section => ({
  ...{ name, owner: 'Chat team' },
  imports: { [MODULE]: changes.map((_, index) => nameOf(index)) },
  signatures: {
    ...declarations(changes.map(([, before], index) => named(before, index))),
    uses: usesIn(
      [
        `import { ${changes.map((_, index) => nameOf(index)).join(', ')} } from '${MODULE}';`,
        ...changes.map(([, , , use = ''], index) => `${named(use, index)};`),
      ].join('\n'),
    ),
  },
});

const now = (changes: readonly Change[]) =>
  declarations(changes.map(([, , after], index) => named(after, index)));

const renamed: Change[] = [['', props('{ a: 1 }'), props('{ b: 1 }')]];
const honest = section(renamed);

test('refuses every change that a section cannot bear, with the export and the section', () => {
  expect(refused).toHaveLength(30);
  const faults = brokenSignatures([section(refused)], now(refused));
  const missed = refused.filter(
    (_, index) => !faults.some((fault) => new RegExp(`\\b${nameOf(index)}\\b`).test(fault)),
  );
  expect(missed.map(([what]) => what)).toEqual([]);
  expect(faults.join()).not.toContain(root);
  expect(faults[0]).toBe(
    "mf-chat (Chat team) uses Export0 of shared/ui, which is another in the shell: Property 'b' is missing in type '{ a: string; }' but required in type '{ a: string; b: string; }'.",
  );
  expect(faults).toContain(
    'mf-chat (Chat team) gives busyText to Export3 of shared/ui, which the shell does not know.',
  );
});

test('accepts every change that a section can bear', () => {
  expect(accepted).toHaveLength(31);
  expect(brokenSignatures([section(accepted)], now(accepted))).toEqual([]);
});

test('names every section that uses what has changed', () => {
  const faults = brokenSignatures(
    [
      honest,
      { ...section(renamed, 'mf-auth'), owner: undefined },
      { ...section(renamed, 'mf-other'), imports: {} },
    ],
    now(renamed),
  );
  expect(faults.map((fault) => fault.split(' uses ')[0])).toEqual([
    'mf-chat (Chat team)',
    'mf-auth',
  ]);
});

test('the routes of a section have to be what the host expects', () => {
  const host = declarations([], 'label: string; slots: string[]');
  expect(brokenSignatures([section([])], host)).toEqual([
    "the routes of mf-chat (Chat team) are not what the shell expects: Property 'slots' is missing in type 'RemoteModule' but required in type 'RemoteModule'.",
  ]);
});

test('what a team claims cannot change what is compared', () => {
  const { signatures } = honest;
  const hostile: Section = {
    name: 'mf-hostile',
    imports: { [MODULE]: ['Export0 = 1; } /*', '*', 'default', 'Export0'] },
    signatures: {
      ...signatures,
      files: { ...signatures.files, '../now/ui/index.d.ts': 'export {};', '/etc/x.d.ts': '' },
      uses: { [MODULE]: { Export0: ['0; } /*.a', '0."]; } /*'] } },
    },
  };
  expect(brokenSignatures([hostile, honest], now(renamed))).toEqual([
    expect.stringMatching(/^mf-hostile uses Export0 /),
    ...brokenSignatures([honest], now(renamed)),
  ]);
});

test('reads the names that are given, wherever they are written', () => {
  const source = `
    import { Table as T, send } from 'shared/ui';
    import * as all from 'shared/ui';
    const shown = <T key="k" aria-label="a" rows={[{ id: 1 }]} {...{ wide: true }}>{text}</T>;
    void send({ 'path': '/', body: ({ a: 1 } satisfies Body), ...(late ? { late: true } : {}) }, 1);
    all.other({ x: 1 });
    unknown({ y: 1 });`;
  expect(usesOf(source, 'page.tsx').map(({ name, path }) => `${name} ${path}`)).toEqual([
    ...['Table 0.children', 'Table 0.rows', 'Table 0.rows.id', 'Table 0.wide'],
    ...['send 0.path', 'send 0.body', 'send 0.body.a', 'send 0.late'],
  ]);
});
