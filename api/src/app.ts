import type { Server } from 'node:http';
import fastify, { LogController, type FastifyReply, type FastifyHttpOptions } from 'fastify';
import { findLogin } from './modules/accounts/logins';
import { hasPage, hindiMessages, modules } from './modules';
import { registerAccess } from './platform/http/access';
import type { App } from './platform/app-types';
import { browserHeaders, registerBrowserHeaders } from './platform/http/browser-headers';
import type { Config } from './settings/config';
import type { DatabaseConnection } from './platform/database/database';
import { registerErrors } from './platform/http/error-handler';
import { loggerOptions, noteRefusal, registerRequestLog, requestId } from './platform/http/logging';
import { registerRequestMetrics } from './platform/http/metrics';
import {
  rejectUnstorableText,
  registerRequestValidation,
} from './platform/http/request/request-validation';
import { registerRequestLanguage } from './platform/http/request/request-language';
import { routesOf } from './platform/http/routes';
import { registerResponseWriting } from './platform/http/response-writing';
import { registerServiceWorker } from './modules/site/service-worker';
import { registerSiteFiles } from './modules/site/site-files';
import { sendNotFoundPage } from './modules/site/site-pages';
import { createServices, type AppServices, type ServiceOverrides } from './services';

export interface BuiltApp {
  app: App;
  services: AppServices;
}

/** Builds the whole server without listening on a port. Tests pass their own clock and providers. */
export async function buildApp(
  config: Config,
  connection: DatabaseConnection,
  overrides: ServiceOverrides = {},
): Promise<BuiltApp> {
  const headersOf = browserHeaders(config);
  const options: FastifyHttpOptions<Server> = {
    logger: loggerOptions(config),
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    genReqId: requestId(config),
    // One line of our own for each request.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 64 * 1024,
    // A browser also sends the cookies that other sites of the same domain have set; Node's own limit is 16 KB.
    http: { maxHeaderSize: 64 * 1024 },
    routerOptions: { maxParamLength: 300 },
    forceCloseConnections: 'idle',
    requestTimeout: 60_000,
    // A URL that cannot be decoded, e.g. `/%E0%A4`, reaches no route and no hook.
    frameworkErrors: (error, request, reply: FastifyReply) => {
      void reply.headers(headersOf(request.url));
      const status = error.statusCode ?? 400;
      void sendNotFoundPage(request, reply, config, status).then(
        (isSent) =>
          isSent || reply.code(status).send({ message: 'The request could not be read.' }),
      );
    },
  };
  const app: App = fastify(options);
  const services = createServices(config, connection, app.log, overrides);

  app.addHook('onClose', () => services.messenger.close());
  registerRequestLog(app);
  registerRequestMetrics(app, services);
  registerRequestLanguage(app, hindiMessages);
  registerErrors(app);
  registerBrowserHeaders(app, config);
  registerServiceWorker(app, config);
  registerRequestValidation(app);
  registerResponseWriting(app);
  registerAccess(app, (token) => findLogin(services, token));
  for (const { hooks } of modules) await hooks?.(app, services);

  const register = async (scope: App, which: 'routes' | 'rootRoutes') => {
    for (const module of modules) {
      for (const routes of module[which] ?? []) {
        const plugin = async (own: App) => routes(routesOf(own, module.name), services);
        // The name spares Fastify a search for the function in all loaded modules.
        const name = { [Symbol.for('fastify.display-name')]: module.name };
        await scope.register(Object.assign(plugin, name));
      }
    }
  };
  await app.register(
    async (scope) => {
      rejectUnstorableText(scope);
      await register(scope, 'routes');
    },
    { prefix: '/api' },
  );
  await register(app, 'rootRoutes');
  await registerSiteFiles(app, config, hasPage(services));
  app.setNotFoundHandler(async (request, reply) => {
    void reply.header('cache-control', 'no-cache');
    const [path] = request.url.split('?', 1);
    // Requests for files are not logged. A call to an unknown API route is a mistake of the caller.
    if (path?.startsWith('/api/')) {
      // The rest may be the token of a mistyped private address.
      const [first] = path.slice('/api/'.length).split('/', 1);
      noteRefusal(request, { refused: 'no such address', path: `/api/${first}` });
    }
    if (await sendNotFoundPage(request, reply, config)) return reply;
    return reply.code(404).send({ message: 'Not found.' });
  });
  return { app, services };
}
