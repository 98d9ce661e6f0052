export { api, type Call } from './client';
export { firstFieldError, readFailure, type Failure } from './failure';
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
  type SignIn,
} from './resources';
