import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isAdmin, type StoredUser } from './stored-user';

export interface LoginState {
  token: string | null;
  user: StoredUser | null;
  /** Why the last login ended; null again once the visitor has been redirected. */
  ended: 'logout' | 'expired' | null;
  /** Whether the login that ended was an admin's. */
  endedAsAdmin: boolean;
}

export const signedOutState: LoginState = {
  token: null,
  user: null,
  ended: null,
  endedAsAdmin: false,
};

export const loginSlice = createSlice({
  name: 'login',
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
    loginExpired: (state) => (state.token ? ended(state, 'expired') : state),
    loginEndNoticed: (state) => {
      state.ended = null;
    },
    /** Another tab changed the stored login. */
    loginRestored: (_state, action: PayloadAction<LoginState>) => action.payload,
  },
});

function ended(state: LoginState, reason: 'logout' | 'expired'): LoginState {
  return { ...signedOutState, ended: reason, endedAsAdmin: isAdmin(state.user) };
}

export const { signedIn, userUpdated, signedOut, loginExpired, loginEndNoticed, loginRestored } =
  loginSlice.actions;

/** Whether the user of the first login is not the user of the second one. A guest becomes nobody else. */
export const isSomebodyElse = (before: LoginState, after: LoginState): boolean =>
  before.user !== null && before.user.id !== after.user?.id;
