/**
 * The Hindi of the other folders, for the server, which writes to each person in their language, and for the admin
 * area, where policies are written in both. A build of the browser for Hindi needs nothing from here: there, the
 * folders themselves speak Hindi.
 */
export { words } from '../format/words.hi';
export { texts as scheduleTexts } from '../catalogue/schedule-texts.hi';
export { stateNames } from '../catalogue/state-options.hi';
export { texts as entryTexts } from '../calendar/texts.hi';
export { siteTagline } from '../config/tagline.hi';
export { consentTexts } from '../consents/consent-texts.hi';
export * as retentionTexts from '../retention/texts.hi';
export { privacyPolicy } from '../policies/privacy-policy.hi';
export { refundPolicy } from '../policies/refund-policy.hi';
export { termsOfService } from '../policies/terms-of-service.hi';
export { fileMessages } from '../files/file-messages.hi';
export * from '../messages/accounts.hi';
export * from '../messages/commerce.hi';
export * from '../messages/leads.hi';
