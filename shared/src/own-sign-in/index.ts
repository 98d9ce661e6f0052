/** What everybody with an account does for the own sign-in: password and devices. */
export { Devices } from './Devices';
export { PasswordForm } from './PasswordForm';
