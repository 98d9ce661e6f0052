import type { RouteOptions } from 'fastify';
import { ROLE_ADMIN } from 'shared/constants';
import type { App, Request } from './app-types';
import { HttpError } from './errors';

/** `team`: with a token for publishing, which belongs to no account and which the route checks. */
export type EndpointAccess = 'public' | 'user' | 'admin' | 'team';

/** The signed-in user, read afresh for every request: a changed role bites at once. */
export interface SessionAccount {
  id: number;
  name: string;
  email: string;
  phone: string;
  roleId: number;
  slug: string;
  dob: string | null;
  gender: string | null;
  avatar: string | null;
  /** Null while nobody has entered a code that was sent to the e-mail. */
  emailProvenAt: Date | null;
  /** An administrator who has to set up an authenticator app first. */
  awaitsSecondFactor: boolean;
  tokenHash: string;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: EndpointAccess;
    /** For the calls by which an administrator sets up the authenticator app. */
    beforeSecondFactor?: true;
  }
  interface FastifyRequest {
    account: SessionAccount | null;
  }
}

/** Who may call a route stands on the route; a route that says nothing stops the start. */
export function registerAccess(
  app: App,
  findAccount: (token: string) => Promise<SessionAccount | null>,
): void {
  app.decorateRequest('account', null);

  // Looked at when all is registered: the hooks of inner scopes, which declare the access of routes
  // that a package brings, run after this one.
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
    if (access === 'admin') {
      if (request.account.roleId !== ROLE_ADMIN) {
        request.log.warn({ user: request.account.id }, 'admin call refused');
        throw new HttpError(403, 'You are not allowed to do this.');
      }
      if (request.account.awaitsSecondFactor && !beforeSecondFactor) {
        throw new HttpError(403, 'Please set up your authenticator app first.');
      }
      request.log.info({ user: request.account.id, path: request.routeOptions.url }, 'admin call');
    }
  });
}

/** The account of a route that is not public. */
export function currentAccount(request: Pick<Request, 'account'>): SessionAccount {
  if (!request.account) throw new HttpError(401, 'Please log in.');
  return request.account;
}

export function bearerToken(request: Request): string | null {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ');
  return scheme?.toLowerCase() === 'bearer' && token ? token : null;
}
