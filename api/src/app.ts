import { randomUUID } from 'node:crypto';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import fastify, { type FastifyReply, type FastifyServerOptions } from 'fastify';
import { paths } from 'shared/paths';
import { accounts } from './modules/accounts/accounts-routes';
import { clientErrors } from './modules/client-errors/client-errors-routes';
import { contacts } from './modules/contacts/contacts-routes';
import { registerDocs, registerOpenApi } from './modules/docs/docs-routes';
import { health } from './modules/health/health-routes';
import { leads } from './modules/leads/leads-routes';
import { orders } from './modules/orders/orders-routes';
import { payments } from './modules/payments/payments-routes';
import { sandboxPage } from './modules/payments/sandbox-page';
import { profile } from './modules/profile/profile-routes';
import { reports } from './modules/reports/reports-routes';
import { uploads } from './modules/uploads/uploads-routes';
import { registerAccess } from './platform/access';
import type { App, Module, Services } from './platform/app-types';
import { browserHeaders, registerBrowserHeaders } from './platform/browser-headers';
import type { Config } from './platform/config';
import type { DatabaseConnection } from './platform/database';
import { registerErrors } from './platform/errors';
import { loggerOptions } from './platform/logging';
import { refuseUnstorable, registerRequestValidation } from './platform/request-validation';
import { createServices, type ServiceOverrides } from './platform/services';
import { isPageVisit, registerSiteFiles, registerUploadedFiles } from './platform/site-files';

/** Under `/api`. */
const apiModules: Module[] = [
  health,
  leads,
  contacts,
  accounts,
  profile,
  uploads,
  orders,
  payments,
  reports,
  clientErrors,
];

export interface BuiltApp {
  app: App;
  services: Services;
}

/** The whole server but its port. Tests hand in a clock and providers of their own. */
export async function buildApp(
  config: Config,
  connection: DatabaseConnection,
  overrides: ServiceOverrides = {},
): Promise<BuiltApp> {
  const headersOf = browserHeaders(config);
  const options: FastifyServerOptions = {
    logger: loggerOptions(config),
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    genReqId: () => randomUUID(),
    bodyLimit: 64 * 1024,
    routerOptions: { maxParamLength: 300 },
    forceCloseConnections: 'idle',
    requestTimeout: 60_000,
    // An address that cannot be decoded, as `/%E0%A4`, reaches no route and no hook.
    frameworkErrors: (error, request, reply: FastifyReply) => {
      void reply.headers(headersOf(request.url));
      return isPageVisit(request)
        ? reply.redirect(paths.error())
        : reply.code(error.statusCode ?? 400).send({ message: 'The request could not be read.' });
    },
  };
  const app: App = fastify(options).withTypeProvider<TypeBoxTypeProvider>();
  const services = createServices(config, connection, app.log, overrides);

  app.addHook('onClose', () => services.messenger.close());
  registerErrors(app);
  registerBrowserHeaders(app, config);
  registerRequestValidation(app);
  registerAccess(app, services);
  await registerOpenApi(app);

  await app.register(
    async (scope) => {
      refuseUnstorable(scope);
      for (const module of apiModules) {
        await scope.register(async (own) => module(own.withTypeProvider(), services));
      }
    },
    { prefix: '/api' },
  );
  await registerDocs(app);
  await app.register(async (scope) => sandboxPage(scope.withTypeProvider(), services));
  await registerUploadedFiles(app, config);
  await registerSiteFiles(app, config);
  app.setNotFoundHandler((request, reply) => {
    void reply.header('cache-control', 'no-cache');
    return isPageVisit(request)
      ? reply.redirect(paths.error())
      : reply.code(404).send({ message: 'Not found.' });
  });
  return { app, services };
}
