/**
 * What several units do with calls, files, time and the clipboard. Unlike `shared/calls`, which the host provides, each unit contains the
 * actions that it uses.
 */
export { campaign } from './campaign';
export { whyNotPdf, whyNotPicture } from './chosen-file';
export { copyText } from './copy-text';
export { currentTime, useVisitTime } from './current-time';
export { createKeys } from './idempotency-key';
export { buyerLoginCall, loginCall, type SignIn } from './login';
export {
  usePurchasedIds,
  usePurchasedProducts,
  type PurchasedProducts,
} from './purchased-products';
export { paymentPage, readPaymentLink } from './payment-page';
export { saveFile } from './save-file';
export { saveResponseAs } from './save-response-as';
export { sendLead } from './send-lead';
export { uploadPicture, UploadFailed } from './upload-picture';
export { useDelayedNavigation } from './use-delayed-navigation';
export { useKept } from './use-kept';
export { useLogout } from './use-logout';
export { useTimeout } from './use-timeout';
