/** The area that shows the toasts. It is not part of a first page load: the host loads it later. */
export { ToastArea } from './ToastArea';
