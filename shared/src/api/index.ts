export { api, type Call } from './client';
export {
  firstFieldError,
  property,
  readFailure,
  readStatus,
  textIn,
  type ApiFailure,
} from '../calls';
export {
  readProfile,
  resources,
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
