export { api, type Call } from './client';
export {
  firstFieldError,
  property,
  readFailure,
  readStatus,
  textIn,
  type ApiFailure,
} from '../answers';
export {
  readProfile,
  resources,
  useLazyProfileQuery,
  usePaidIdsQuery,
  type OwnProfile,
  type PaidProducts,
  type SignIn,
} from './resources';
