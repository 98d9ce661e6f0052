import type { RouteOptions } from 'fastify';
import type { LanguageCode } from 'shared/model/language';
import { mayDo, type AdminRole, type Right, type TickableRight } from 'shared/model/rights';
import type { App, Request } from '../app-types';
import { HttpError } from '../errors';

/**
 * Who may call a route: everybody, anybody who is signed in, whoever of the admin area has this right (or both), or
 * `team`: with a publish token, which belongs to no account; the route itself checks it.
 */
export type EndpointAccess = 'public' | 'user' | { right: Right; also?: Right } | 'team';

/** The signed-in user. Each request reads it from the database, so a changed role counts at once. */
export interface LoginAccount {
  id: number;
  name: string;
  email: string;
  phone: string;
  roleId: number;
  /** What somebody of the admin area may do; null for everybody else. */
  adminRole: AdminRole | null;
  /** With the role `single`, what was ticked for this person. */
  ticked: readonly TickableRight[];
  /** In which the person is written to. */
  language: LanguageCode;
  /** Null until somebody has entered a code that was sent to this e-mail. */
  emailProvenAt: Date | null;
  /** True for an admin who must set up an authenticator app before any other admin call. */
  awaitsSecondFactor: boolean;
  tokenHash: string;
}

/** The admin who does something, as the audit log names them. */
export type Admin = Pick<LoginAccount, 'id' | 'name' | 'adminRole'> &
  Partial<Pick<LoginAccount, 'ticked'>>;

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: EndpointAccess;
    /** For the routes by which an admin sets up the authenticator app. */
    beforeSecondFactor?: true;
  }
  interface FastifyRequest {
    account: LoginAccount | null;
  }
}

/** Each route declares who may call it. The server does not start if a route declares no access. */
export function registerAccess(
  app: App,
  findAccount: (token: string) => Promise<LoginAccount | null>,
): void {
  app.decorateRequest('account', null);

  // Checked only when everything is registered: inner scopes set the access of routes that a package
  // adds, and their hooks run after this one.
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => {
    routes.push(route);
  });
  app.addHook('onReady', async () => {
    for (const { method, url, config } of routes) {
      if (!config?.access) {
        throw new Error(`Route ${String(method)} ${url} does not declare its access.`);
      }
    }
  });

  app.addHook('onRequest', async (request) => {
    const { access, beforeSecondFactor } = request.routeOptions.config;
    if (request.is404 || access === 'team') return;
    const token = bearerToken(request);
    if (token) request.account = await findAccount(token);
    if (access === 'public') return;
    if (!request.account) throw new HttpError(401, 'Please log in.');
    if (typeof access === 'object') {
      const { account, log } = request;
      requireRight({ account, log }, access.right);
      if (access.also) requireRight({ account, log }, access.also);
      if (account.awaitsSecondFactor && !beforeSecondFactor) {
        throw new HttpError(403, 'Please set up your authenticator app first.');
      }
      log.info({ user: account.id, path: request.routeOptions.url }, 'admin call');
    }
  });
}

/** Refuses whoever has not this right: for a call that does more for some than for others. */
export function requireRight(
  { account, log }: Pick<Request, 'log'> & { account: LoginAccount },
  right: Right,
): void {
  if (mayDo(account.adminRole, right, account.ticked)) return;
  log.warn({ user: account.id, right }, 'admin call refused');
  throw new HttpError(403, 'You are not allowed to do this.');
}

export function bearerToken(request: Request): string | null {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ');
  return scheme?.toLowerCase() === 'bearer' && token ? token : null;
}
