import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isAdmin, type StoredUser } from './stored-user';

export interface SessionState {
  token: string | null;
  user: StoredUser | null;
  /** Why the last session ended; null again once the visitor has been redirected. */
  ended: 'logout' | 'expired' | null;
  /** Whether the session that ended was an admin's. */
  endedAsAdmin: boolean;
}

export const signedOutState: SessionState = {
  token: null,
  user: null,
  ended: null,
  endedAsAdmin: false,
};

export const sessionSlice = createSlice({
  name: 'session',
  initialState: signedOutState,
  reducers: {
    signedIn: (
      _state,
      { payload: { token, user } }: PayloadAction<{ token: string; user: StoredUser }>,
    ) => ({ ...signedOutState, token, user }),
    userUpdated: (state, action: PayloadAction<Partial<StoredUser>>) => {
      if (state.user) state.user = { ...state.user, ...action.payload };
    },
    signedOut: (state) => ended(state, 'logout'),
    sessionExpired: (state) => (state.token ? ended(state, 'expired') : state),
    sessionEndNoticed: (state) => {
      state.ended = null;
    },
    /** Another tab changed the stored session. */
    sessionRestored: (_state, action: PayloadAction<SessionState>) => action.payload,
  },
});

function ended(state: SessionState, reason: 'logout' | 'expired'): SessionState {
  return { ...signedOutState, ended: reason, endedAsAdmin: isAdmin(state.user) };
}

export const {
  signedIn,
  userUpdated,
  signedOut,
  sessionExpired,
  sessionEndNoticed,
  sessionRestored,
} = sessionSlice.actions;
