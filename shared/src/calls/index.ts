export { isOnline } from './online';
export { firstFieldError, messageOf, readFailure, type ApiFailure } from './read-failure';
export { isAccepted, readStatus } from './read-response';
export { observeFailedCalls, send, sendEarly, type Call, type CallError, type Sent } from './send';
export { failureText, showFailure } from './show-failure';
export { useCall } from './use-call';
