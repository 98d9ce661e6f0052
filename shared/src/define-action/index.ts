import type { UnknownAction } from 'redux';

/**
 * What a slice does, as Redux Toolkit's own `createAction`: that one comes with what the API client is
 * made of, and no first visit needs it (docs/decisions/0011).
 */
export function defineAction<Payload = void>(type: string) {
  const create = (payload: Payload) => ({ type, payload });
  const match = (action: UnknownAction): action is { type: string; payload: Payload } =>
    action.type === type;
  return Object.assign(create, { match });
}
