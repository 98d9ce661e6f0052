/**
 * What several units do with calls. Unlike `shared/calls`, which the host provides, each unit contains the
 * actions that it uses.
 */
export { copyText } from './copy-text';
export { leadCall } from './lead';
export { loginCall, type SignIn } from './login';
export { paymentPage, readPaymentLink } from './payment-page';
export { saveResponseAs } from './save-response-as';
export { uploadPicture, UploadFailed } from './upload-picture';
export { useLogout } from './use-logout';
