import { send } from 'shared/calls';
import { KEPT_AT } from 'shared/contract';
import { detailsAddress } from 'shared/model/catalogue';
import { apiBase } from 'shared/model/config';
import { prefix } from 'shared/model/language';
import { valueAt } from 'shared/model/validation';
import { courses } from 'shared/page';
import type { StoredUser } from 'shared/store';
import { isKept, workers } from './waiting';

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (text: string) => string };
}

/** The address of the worker, which browsers with Trusted Types take only from a policy. */
function workerAddress(): string {
  const address = `${prefix}/dashboard-worker.js`;
  // Not every browser has it, and the types do not know it.
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('unit-files', { createScriptURL: () => address });
  return policy?.createScriptURL('') ?? address;
}

let registering: Promise<ServiceWorker | null> | undefined;

/** The host's worker for the dashboard in this language; null where the browser or the site has none. */
export const dashboardWorker = (): Promise<ServiceWorker | null> => (registering ??= register());

async function register(): Promise<ServiceWorker | null> {
  try {
    const registration = await workers()!.register(workerAddress(), {
      scope: `${prefix}/dashboard/`,
      updateViaCache: 'none',
    });
    return (
      registration.active ?? (await activated(registration.installing ?? registration.waiting))
    );
  } catch {
    // Refused or switched off: everything else is as without it.
    return null;
  }
}

const activated = (worker: ServiceWorker | null) =>
  new Promise<ServiceWorker | null>((resolve) => {
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve(worker);
      if (worker.state === 'redundant') resolve(null);
    });
    if (!worker) resolve(null);
  });

/** Registers the worker, and keeps what the dashboard shows, if this browser has nothing of the account yet. */
export async function keepDashboard(token: string, { id }: StoredUser): Promise<void> {
  const worker = await dashboardWorker();
  if (!worker) return;
  const names = await caches.keys();
  if (isKept() && names.some((name) => name.startsWith('account:'))) return;
  const owned = await Promise.all(
    (['course', 'webinar'] as const).map(async (kind) => {
      const paid = await answerOf(`/user/paid-${kind}-ids`, 'POST', { user_id: id });
      // A refusal has no ids.
      const ids = (valueAt(paid?.data, `${kind}_ids`) ?? []) as readonly (number | string)[];
      const rooms = ids.map((each) => answerOf(`/classroom/${kind}/${each}`));
      return { ids: ids.map(Number), answers: [paid, ...(await Promise.all(rooms))] };
    }),
  );
  const answers = [
    ...owned.flatMap((each) => each.answers),
    await answerOf('/orders'),
    await answerOf('/threads'),
  ];
  const own = courses.filter((course) => owned[0]!.ids.includes(course.id));
  worker.postMessage({
    token,
    page: location.href,
    keep: answers.flatMap((each) => each?.kept ?? []),
    also: own.map(({ urlTitle }) => prefix + detailsAddress('courses', urlTitle)),
  });
}

/** Whether the server itself answers a call: what the worker has kept has a date. */
export async function isAnswered(): Promise<boolean> {
  const { data: isKeptAnswer } = await send({
    name: 'studentNetwork',
    url: '/orders',
    responseHandler: async ({ headers }) => headers.has(KEPT_AT),
  });
  return isKeptAnswer === false;
}

async function answerOf(url: string, method = 'GET', body?: object) {
  const { data } = await send<object | null>({
    name: 'studentOffline',
    url,
    method,
    body,
    keepsLogin: true,
  });
  const address = new URL(apiBase + url, location.origin).href;
  return data && { data, kept: { method, url: address, body: JSON.stringify(data) } };
}

/** Forgets what was kept, when the login has ended. */
export async function forgetDashboard(): Promise<void> {
  const registration = await workers()?.getRegistration(`${prefix}/dashboard/`);
  registration?.active?.postMessage({ empty: true });
  // Who signs in here next is asked anew whether this device shall remind.
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
}

/**
 * Tells the worker which versions this tab has, when it asks, and calls `onKept` when it has answered a call with what
 * it had kept then (milliseconds).
 */
export function listenToWorker(onKept: (at: number) => void): () => void {
  const listen = ({ data, ports }: MessageEvent<{ ask?: 'versions'; keptAt?: number }>) => {
    const { shell = '', remotes } = window.__SITE__ ?? {};
    if (data.ask) ports[0]?.postMessage({ shell, ...remotes });
    if (data.keptAt === undefined) return;
    onKept(data.keptAt);
    // To the host it was an answer of the server: what it says about the network is true again.
    if (!navigator.onLine) setTimeout(() => window.dispatchEvent(new Event('offline')));
  };
  workers()?.addEventListener('message', listen);
  // A page can have its answers before it listens: one of them is asked for again.
  if (isKept() && !navigator.onLine) void answerOf('/orders');
  return () => workers()?.removeEventListener('message', listen);
}
