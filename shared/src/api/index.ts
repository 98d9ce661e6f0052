export { api } from './client';
export {
  readProfile,
  resources,
  useLazyProfileQuery,
  usePaidIdsQuery,
  type OwnProfile,
  type PaidProducts,
} from './resources';
