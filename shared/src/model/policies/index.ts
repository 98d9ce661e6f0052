/** The policies that the program ships with, and the plain form in which the owner writes her own. */
export * from './policy';
export { privacyPolicy } from './privacy-policy';
export { refundPolicy } from './refund-policy';
export { termsOfService } from './terms-of-service';
