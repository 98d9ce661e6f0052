import type { Module, RegisterRoutes } from '../../platform/module';
import type { SiteStoreServices } from '../site/site-store';
import { healthRoutes } from './health-routes';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { contact, siteName } from 'shared/model/config';
import type { App } from '../../platform/app-types';
import { sendTagged, tagged, type Tagged } from '../../platform/http/tagged';
import { relaxedPolicy } from '../../platform/http/browser-headers';

const apiTitle = `${siteName} API`;

/** Collects the schemas of the routes that are registered after it. */
async function registerOpenApi(app: App): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: apiTitle, version: '1.0.0' },
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    },
    transform: ({ schema, url, route }) => {
      const access = route.config?.access ?? 'public';
      const security = access === 'public' ? [] : [{ token: [] }];
      const described = {
        ...schema,
        ...(typeof access === 'object'
          ? {
              'x-access': 'admin',
              'x-right': access.right,
              ...(access.also && { 'x-also': access.also }),
            }
          : { 'x-access': access }),
        security,
        hide: schema?.hide,
      };
      return { schema: described, url };
    },
  });
}

/** Serves `/api/openapi.json`, `security.txt` and, except in production, the page `/api/docs`. */
const docsRoutes: RegisterRoutes = async ({ open, app }, services) => {
  const { mode, siteUrl } = services.config;
  let description: Tagged | undefined;
  open.get('/api/openapi.json', {
    hide: true,
    handler: (request, reply) => {
      description ??= tagged(JSON.stringify(app.swagger()));
      return sendTagged(services, request, reply, description);
    },
  });
  open.get('/.well-known/security.txt', {
    hide: true,
    handler: (_request, reply) =>
      reply.type('text/plain; charset=utf-8').send(securityText(siteUrl)),
  });
  if (mode === 'production') return;
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { access: 'public', ...route.config };
    });
    scope.addHook('onSend', async (_request, reply, payload) => {
      void reply.header('content-security-policy', relaxedPolicy);
      return payload;
    });
    await scope.register(swaggerUi, {
      routePrefix: '/api/docs',
      // Hides the bar that asks for the address of another document.
      uiConfig: { layout: 'BaseLayout' },
      theme: { title: apiTitle },
    });
  });
};

/** The contact for security reports (RFC 9116); the text expires half a year from now. */
function securityText(siteUrl: string): string {
  const expires = new Date(Date.now() + 182 * 86_400_000).toISOString().slice(0, 10);
  return [
    `Contact: mailto:${contact.email}`,
    `Expires: ${expires}T00:00:00.000Z`,
    'Preferred-Languages: en, hi',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}

/** What the server says about itself: whether it works, and its API. */
export const serverInfo: Module<SiteStoreServices> = {
  name: 'server-info',
  hooks: registerOpenApi,
  routes: [healthRoutes],
  rootRoutes: [docsRoutes],
};
