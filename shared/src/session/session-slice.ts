import type { UnknownAction } from 'redux';
import { defineAction } from '../define-action';
import { isAdmin, type StoredUser } from './stored-user';

export interface SessionState {
  token: string | null;
  user: StoredUser | null;
  /** Why the last session ended, until the visitor has been taken elsewhere. */
  ended: 'logout' | 'expired' | null;
  /** Whether the session that ended was an administrator's. */
  endedAsAdmin: boolean;
}

export const signedOutState: SessionState = {
  token: null,
  user: null,
  ended: null,
  endedAsAdmin: false,
};

export const signedIn = defineAction<{ token: string; user: StoredUser }>('session/signedIn');
export const userUpdated = defineAction<Partial<StoredUser>>('session/userUpdated');
export const signedOut = defineAction('session/signedOut');
export const sessionExpired = defineAction('session/sessionExpired');
export const sessionEndNoticed = defineAction('session/sessionEndNoticed');
/** Another tab changed the stored session. */
export const sessionRestored = defineAction<SessionState>('session/sessionRestored');

export function sessionReducer(state = signedOutState, action: UnknownAction): SessionState {
  if (signedIn.match(action)) {
    const { token, user } = action.payload;
    return { ...signedOutState, token, user };
  }
  if (userUpdated.match(action) && state.user) {
    return { ...state, user: { ...state.user, ...action.payload } };
  }
  if (signedOut.match(action)) return ended(state, 'logout');
  if (sessionExpired.match(action) && state.token) return ended(state, 'expired');
  if (sessionEndNoticed.match(action)) return { ...state, ended: null };
  if (sessionRestored.match(action)) return action.payload;
  return state;
}

function ended(state: SessionState, reason: 'logout' | 'expired'): SessionState {
  return { ...signedOutState, ended: reason, endedAsAdmin: isAdmin(state.user) };
}
