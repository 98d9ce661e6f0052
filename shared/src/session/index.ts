export {
  sessionEndNoticed,
  sessionExpired,
  sessionRestored,
  sessionSlice,
  signedIn,
  signedOut,
  signedOutState,
  userUpdated,
  type SessionState,
} from './session-slice';
export { isAdmin, parseStoredUser, type StoredUser } from './stored-user';
