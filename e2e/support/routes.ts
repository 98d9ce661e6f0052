import type { APIRequestContext } from '@playwright/test';

interface ListedRoute {
  path?: string;
  access?: 'public' | 'student' | 'admin';
  children?: ListedRoute[];
}

const examples: Readonly<Record<string, string>> = {
  '/course/:urlTitle': '/course/numerology-course',
  '/webinar/:urlTitle': '/webinar/numerology-webinar',
  '/webinar-tickets/:urlTitle': '/webinar-tickets/numerology-webinar',
  '/dashboard/:name?': '/dashboard/asha-verma',
};

/** Products that the sample student has bought. */
const childExamples: Readonly<Record<string, string>> = {
  'mycourse/:urlTitle': 'mycourse/numerology-course',
  'mywebinar/:urlTitle': 'mywebinar/numerology-webinar',
};

/** These pages need data from an earlier page; they have tests of their own. */
const laterSteps = ['/verify-otp', '/forgetPass-verify-otp', '/resetPass'];

/** The addresses of all pages with this access that the registry lists, without `laterSteps`. */
export async function routesOf(
  request: APIRequestContext,
  access: 'public' | 'student' | 'admin',
): Promise<string[]> {
  const registry = (await (await request.get('/registry.json')).json()) as {
    remotes: Record<string, { routes: ListedRoute[] }>;
  };
  const paths = Object.values(registry.remotes)
    .flatMap(({ routes }) => routes)
    .filter((route) => route.access === access)
    .flatMap(({ path = '', children = [] }) =>
      [{ path: '' }, ...children].map(
        (child) =>
          `${examples[path] ?? path}/${childExamples[child.path ?? ''] ?? child.path ?? ''}`,
      ),
    )
    .map((path) => path.replace(/\/+$/, '') || '/')
    .filter((path) => !path.includes(':') && !laterSteps.includes(path));
  return [...new Set(access === 'public' ? [...paths, '/error'] : paths)];
}
