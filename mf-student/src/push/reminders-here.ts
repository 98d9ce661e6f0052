import { send } from 'shared/calls';
import { prefix } from 'shared/model/language';
import type { PushRequest, PushStateResponse, StatusResponse } from 'shared/model/schemas';
import { workers } from '../offline/waiting';

export type RemindersHere = 'on' | 'off' | 'blocked';

/** Of the dashboard's worker; undefined where the browser or the site has none, or no push. */
const pushManager = async (): Promise<PushManager | undefined> =>
  'Notification' in globalThis
    ? (await workers()?.getRegistration(`${prefix}/dashboard/`))?.pushManager
    : undefined;

const stateCall = () => send<PushStateResponse>({ name: 'studentPush', url: '/push' });
const startCall = (body: PushRequest) =>
  send<StatusResponse>({ name: 'studentPushStart', url: '/push', method: 'PUT', body });
const endCall = (endpoint: string) =>
  send<StatusResponse>({
    name: 'studentPushEnd',
    url: '/push/end',
    method: 'POST',
    body: { endpoint },
  });

/** Whether this device reminds of classes; null where it cannot, or the server does not say so now. */
export async function readReminders(): Promise<RemindersHere | null> {
  const manager = await pushManager();
  if (!manager) return null;
  if (Notification.permission === 'denied') return 'blocked';
  const { data } = await stateCall();
  if (!data) return null;
  // A subscription can be that of an account that was signed in here before.
  const own = await manager.getSubscription();
  return own && own.endpoint === data.endpoint ? 'on' : 'off';
}

/** Has the browser ask its question. What it does not tell: null. */
export async function startReminders(): Promise<RemindersHere | null> {
  const [manager, { data }] = [await pushManager(), await stateCall()];
  if (!manager || !data) return null;
  try {
    // One that was made for another key of the site cannot be used.
    await (await manager.getSubscription())?.unsubscribe();
    const made = await manager.subscribe({ userVisibleOnly: true, applicationServerKey: data.key });
    // What the Push API says a subscription is.
    const { error } = await startCall(made.toJSON() as PushRequest);
    return error ? null : 'on';
  } catch {
    return Notification.permission === 'denied' ? 'blocked' : null;
  }
}

export async function endReminders(): Promise<RemindersHere | null> {
  const own = await (await pushManager())?.getSubscription();
  if (!own) return 'off';
  const { error } = await endCall(own.endpoint);
  if (error) return null;
  await own.unsubscribe();
  return 'off';
}
