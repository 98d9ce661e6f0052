import { Kind, type Static, type TSchema, type TUnknown } from '@sinclair/typebox';
import type { FastifyRequest, RouteHandlerMethod, RouteShorthandOptions } from 'fastify';
import type { Right } from 'shared/model/rights';
import { ErrorResponse, StatusResponse } from 'shared/model/schemas';
import type { App, Reply } from '../app-types';
import type { EndpointAccess, LoginAccount } from './access';

/** The schema of the body for status 200, or the schema for each status. */
type Answers = TSchema | Readonly<Record<number, TSchema>>;

type Answer<Given extends Answers> = Given extends TSchema
  ? Static<Given>
  : Given extends Record<number, TSchema>
    ? Static<Given[keyof Given & number]>
    : never;

type RouteOptions = Pick<
  RouteShorthandOptions,
  'attachValidation' | 'bodyLimit' | 'logLevel' | 'onRequest'
>;

/** A route without its access, method and address. What has no schema here is of type `unknown`. */
interface Route<
  Params extends TSchema,
  Query extends TSchema,
  Headers extends TSchema,
  Body extends TSchema,
  Given extends Answers,
  Account,
> extends RouteOptions {
  summary?: string;
  description?: string;
  /** Leaves the route out of the description of the API: people read it, or only one program calls it. */
  hide?: true;
  params?: Params;
  query?: Query;
  headers?: Headers;
  body?: Body;
  /** Failures are added: each is `{message, errors?}`, except with `produces`. A route without answers sends a file. */
  answers?: Given;
  /** In place of `answers`, for a call that does something: the message of the answer once the handler has ended. */
  says?: string;
  consumes?: string[];
  produces?: string[];
  /** For the routes by which an admin sets up the authenticator app. */
  beforeSecondFactor?: true;
  handler: (
    request: FastifyRequest<{
      Params: Static<Params>;
      Querystring: Static<Query>;
      Headers: Static<Headers>;
      Body: Static<Body>;
    }> & { account: Account },
    reply: Reply,
  ) => Answer<Given> | Reply | Promise<Answer<Given> | Reply>;
}

type AddRoute<Account> = <
  Params extends TSchema = TUnknown,
  Query extends TSchema = TUnknown,
  Headers extends TSchema = TUnknown,
  Body extends TSchema = TUnknown,
  Given extends Answers = TUnknown,
>(
  address: string,
  route: Route<Params, Query, Headers, Body, Given, Account>,
) => void;

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;
export type Methods<Account> = Record<(typeof methods)[number], AddRoute<Account>>;

/** Adds routes: who may call them comes first, e.g. `admin('people').post('/admin/people/:person/notes', …)`. */
export interface Routes {
  /** For everybody, signed in or not. */
  open: Methods<LoginAccount | null>;
  /** For everybody who is signed in. */
  user: Methods<LoginAccount>;
  /** For whoever of the admin area has this right; with another one, both. */
  admin: (right: Right, also?: Right) => Methods<LoginAccount>;
  /** For who has a publish token; the route itself checks it. */
  team: Methods<null>;
  /** For plugins, hooks and content types. */
  app: App;
}

/** The description of the API lists the routes of admins together, and others under the name of their module. */
export function routesOf(app: App, module: string): Routes {
  const add = <Account>(access: EndpointAccess): Methods<Account> => {
    const tags = [typeof access === 'object' ? 'admin' : module];
    const methodOf =
      (method: string): AddRoute<Account> =>
      (url, { says, query, beforeSecondFactor, handler, ...route }) => {
        const { attachValidation, bodyLimit, logLevel, onRequest, ...rest } = route;
        const { answers = says === undefined ? undefined : StatusResponse, ...schema } = rest;
        const andSays = async (...given: Parameters<typeof handler>) => {
          await handler(...given);
          return done(says!);
        };
        app.route({
          method,
          url,
          config: { access, beforeSecondFactor },
          attachValidation,
          ...(bodyLimit && { bodyLimit }),
          logLevel,
          onRequest,
          schema: {
            tags,
            ...schema,
            ...(query && { querystring: query }),
            ...(answers && { response: byStatus(answers, schema.produces ? {} : failures) }),
          },
          // The cast: Fastify does not know that the access and the schemas are checked before.
          handler: (says === undefined ? handler : andSays) as RouteHandlerMethod,
        });
      };
    // The cast: `fromEntries` forgets the names.
    return Object.fromEntries(
      methods.map((method) => [method, methodOf(method.toUpperCase())]),
    ) as Methods<Account>;
  };
  return {
    open: add('public'),
    user: add('user'),
    admin: (right, also) => add({ right, ...(also && { also }) }),
    team: add('team'),
    app,
  };
}

const failures = { '4xx': ErrorResponse, '5xx': ErrorResponse };
const byStatus = (answers: Answers, others: object) => ({
  ...(Kind in answers ? { 200: answers } : answers),
  ...others,
});

/** The answer to a call that does something. */
export const done = <More extends object>(message: string, more?: More) => ({
  status: true,
  message,
  // The cast: without `more`, nothing is added.
  ...(more as More),
});

/** The answer to a call that reads something for the admin area, or of a student. */
export const found = <Data>(message: string, data: Data) => ({ success: true, message, data });
