export { api } from './client';
export {
  readProfile,
  resources,
  useClassroomQuery,
  useLazyProfileQuery,
  usePaidIdsQuery,
  type OwnProfile,
  type PaidProducts,
} from './resources';
