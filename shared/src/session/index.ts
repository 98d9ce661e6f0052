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
export { isAdmin, parseStoredUser, toStoredUser, type StoredUser } from './stored-user';
