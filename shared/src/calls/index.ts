export {
  lazyCall,
  lazyCallsTo,
  loadApi,
  useCall,
  useOptionalQuery,
  type ApiClient,
  type LazyCall,
} from './calls';
export { observeFailedCalls, reportFailedCall } from './failed-calls';
export { firstFieldError, readFailure, type ApiFailure } from './failure';
export { paymentPage, readPaymentLink } from './payment-page';
export { property, readStatus, textIn } from './read-response';
export { saveResponseAs } from './save-response-as';
export { useLogout } from './use-logout';
export { usePaidProductIds } from './use-paid-product-ids';
