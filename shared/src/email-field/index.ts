/** An e-mail field that notices slips. It is not in `shared/forms`, so that the host has no part of it. */
export { EmailField } from './EmailField';
