export { leadCall } from './lead';
export { loginCall, type SignIn } from './login';
export { paymentPage, readPaymentLink } from './payment-page';
export { firstFieldError, messageOf, readFailure, type ApiFailure } from './read-failure';
export { isAccepted, property, readStatus, textIn } from './read-response';
export { saveResponseAs } from './save-response-as';
export { observeFailedCalls, send, type Call, type CallError, type Sent } from './send';
export { useCall } from './use-call';
export { useLogout } from './use-logout';
