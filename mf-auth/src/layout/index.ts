export { AuthHeading } from './AuthHeading';
export { AuthLinks } from './AuthLinks';
export { AuthPage } from './AuthPage';
