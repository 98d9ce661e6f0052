export { api, type CallOptions } from './client';
export { firstFieldError, readFailure, type Failure } from './failure';
export { useLogoutMutation } from './resources';
