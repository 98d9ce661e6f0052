// First, because notistack writes its styles when it is loaded.
import './toast-style-sheet';
export { ToastArea } from 'shared/toast/display';
