export { api, observeFailedCalls, type Call } from './client';
export { firstFieldError, readFailure, type ApiFailure } from './failure';
export { property, readStatus, textIn } from './read';
export {
  readProfile,
  useBookDemoClassMutation,
  useLazyProfileQuery,
  useLoginMutation,
  useLogoutMutation,
  usePaidIdsQuery,
  useProfileQuery,
  type OwnProfile,
  type PaidProducts,
  type SignIn,
} from './resources';
