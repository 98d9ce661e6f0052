import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { isDeepStrictEqual } from 'node:util';
import { runProcess } from 'node-shared/process';
import type { PageMeta, Registry, RemoteModule } from 'shared/contract';
import type { PublicCatalogue } from 'shared/model/catalogue';
import type { WidgetRequest } from '../../units/manifest';
import { canIsolate, isolated, ISOLATION_IS_MISSING, unisolated } from './isolation';

/** Milliseconds for the evaluation of one unit, and bytes of its result. */
const TIME_LIMIT = 60_000;
const LARGEST_RESULT = 64_000_000;

/** As text, because the user that the evaluation runs as may not be allowed to read this folder. */
const evaluator = readFileSync(join(__dirname, 'evaluator.cjs'), 'utf8');

/** A server bundle: the name of its unit and its source. */
export interface ServerBundle {
  name: string;
  source: string;
}

export interface EvaluationRequest {
  /** Without a host, only the declaration of the remote is read. */
  shell: ServerBundle | null;
  remote: ServerBundle | null;
  catalogue?: PublicCatalogue;
  /** Public address of the site, which pages name. */
  siteUrl?: string;
  registry?: Registry;
  pages?: readonly { id: string; path: string }[];
  widgets?: readonly WidgetRequest[];
  /** Whether the evaluation is refused on a machine that cannot isolate it. */
  mustBeIsolated?: boolean;
  /** Milliseconds after which the evaluation is ended. */
  timeLimit?: number;
}

export interface RenderedPage {
  path: string;
  html: string;
  meta: PageMeta;
}

/** The HTML of a widget, or why it could not be drawn. */
export type DrawnWidget = { html: string } | { fault: string };

export interface Evaluation {
  /** What the remote declares, as data: without the functions that load its pages. */
  declaration: RemoteModule | null;
  /** One for each page of the request, in the same order. */
  pages: RenderedPage[];
  /** One for each widget of the request, in the same order. */
  widgets: DrawnWidget[];
}

/**
 * Evaluates the server bundle of a unit, in the only place where that is done: a process of its own, without
 * the environment of this one, isolated where the machine can. It has a time limit, and only data comes back.
 * Throws with the first line of the reason.
 */
export async function evaluate({
  mustBeIsolated = false,
  timeLimit = TIME_LIMIT,
  ...request
}: EvaluationRequest): Promise<Evaluation> {
  if (mustBeIsolated && !canIsolate()) throw new Error(ISOLATION_IS_MISSING);
  const unit = request.remote?.name ?? 'shell';
  const { pages = [], widgets = [] } = request;
  const whole = JSON.stringify({ ...request, pages, widgets });
  const answer = await inTurn(() => run(unit, whole, timeLimit));
  return checked(unit, pages, widgets.length, answer);
}

/** One evaluation for each processor at a time; the others wait. */
let free = availableParallelism();
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (free === 0) await new Promise<void>((turn) => waiting.push(turn));
  else free -= 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  }
}

async function run(unit: string, request: string, timeLimit: number): Promise<unknown> {
  const [program, ...args] = canIsolate() ? isolated(evaluator) : unisolated(evaluator);
  // With the process namespace of an isolated unit end all processes that it has started.
  const { output, errors, isLate } = await runProcess(program, args, {
    env: {},
    input: request,
    deadline: timeLimit,
    outputFrom: 3,
    // A whole line is the result: whatever the unit still does has no meaning.
    isEnough: (part, bytes) => bytes > LARGEST_RESULT || part.includes(0x0a),
  });
  const refuse = (why: string) => new Error(`${unit}: its server bundle ${why}`.trim());
  if (isLate) throw refuse(`took longer than ${timeLimit / 1000} seconds.`);
  if (Buffer.byteLength(output) > LARGEST_RESULT) throw refuse('gave more than can be read.');
  try {
    return JSON.parse(output.slice(0, output.indexOf('\n')));
  } catch {
    const [why = ''] = /^\S*(Error|FATAL).*$/m.exec(errors) ?? [];
    throw refuse(`ended without a result. ${why}`);
  }
}

/** The result, once its form is that of a result: the code of the unit may have written it itself. */
function checked(
  unit: string,
  pages: readonly { path: string }[],
  widgets: number,
  answer: unknown,
): Evaluation {
  if (Value.Check(Failure, answer)) throw new Error(answer.error.split('\n')[0]);
  const isWhole =
    Value.Check(Answer, answer) &&
    answer.result.widgets.length === widgets &&
    isDeepStrictEqual(
      answer.result.pages.map(({ path }) => path),
      pages.map(({ path }) => path),
    );
  if (!isWhole) throw new Error(`${unit}: its server bundle gave something else than its pages.`);
  // Just checked; what a declaration and the data of a page contain is checked where they are used.
  return answer.result as Evaluation;
}

const Failure = Type.Object({ error: Type.String() });
const Text = Type.String();
const PageMeta = Type.Object({
  ...{ title: Text, description: Text, canonical: Type.Optional(Text), image: Type.Optional(Text) },
  jsonLd: Type.Optional(Type.Array(Type.Unknown())),
});
const Answer = Type.Object({
  result: Type.Object({
    pages: Type.Array(Type.Object({ path: Text, html: Text, meta: PageMeta })),
    widgets: Type.Array(Type.Union([Type.Object({ html: Text }), Type.Object({ fault: Text })])),
  }),
});
