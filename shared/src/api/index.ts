export { api } from './client';
export { firstFieldError, readFailure, type Failure } from './failure';
export { useLogoutMutation } from './resources';
